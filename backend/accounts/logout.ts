import type { FastifyRequest } from "fastify"
import type { ApiError } from "#backend/http/api-error.ts"
import type { Result } from "#lib/contract/result.ts"
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
): Promise<Result<null, ApiError>> {
  const token = resolveBearerText(request)
  if (token === null) return { ok: false, error: missingToken }
  const now = deps.now()
  const { access: key } = deps.accounts.keys
  const claims = await resolveAccessToken(token, { key, now, isLateFine: true })
  if (!claims.ok) return claims
  await revokeSession(deps.db, claims.value.sessionId, { reason: "logout", now })
  return { ok: true, value: null }
}
