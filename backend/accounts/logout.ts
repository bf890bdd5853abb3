import type { FastifyRequest } from "fastify"
import type { ApiError } from "#backend/http/api-error.ts"
import { resolveAccessToken } from "./access-token.ts"
import type { AccountDeps } from "./account-parts.ts"
import { resolveBearerText } from "./caller.ts"
import { revokeSession } from "./sessions.ts"
import { missingToken } from "./token-errors.ts"

/**
 * Revokes the session of a request's access token, which invalidates both of its tokens. Accepts an
 * expired token and a token whose session has already ended.
 */
export async function handleLogout(
  deps: AccountDeps,
  request: Pick<FastifyRequest, "headers">,
): Promise<ApiError | null> {
  const token = resolveBearerText(request)
  if (token === null) return missingToken
  const now = deps.now()
  const { access: key } = deps.accounts.keys
  const claims = await resolveAccessToken(token, { key, now, isLateFine: true })
  if ("status" in claims) return claims
  await revokeSession(deps.db, claims.sessionId, { reason: "logout", now })
  return null
}
