import type { FastifyRequest } from "fastify"
import type { Refusal } from "#backend/http/refusal.ts"
import { resolveAccessToken } from "./access-token.ts"
import type { AccountDeps } from "./account-parts.ts"
import { resolveBearerText } from "./caller.ts"
import { endSession } from "./sessions.ts"
import { missingToken } from "./token-refusals.ts"

/**
 * Ends the session of a request's token: its tokens are no good from now on. An expired token does
 * as well, and so does one whose session has ended already.
 */
export async function logout(
  deps: AccountDeps,
  request: Pick<FastifyRequest, "headers">,
): Promise<Refusal | null> {
  const token = resolveBearerText(request)
  if (token === null) return missingToken
  const now = deps.now()
  const { access: key } = deps.accounts.keys
  const claims = await resolveAccessToken(token, { key, now, isLateFine: true })
  if ("status" in claims) return claims
  await endSession(deps.db, claims.sessionId, { reason: "logout", now })
  return null
}
