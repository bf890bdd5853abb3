import "server-only"
import { askAccount } from "#lib/api/ask-account.ts"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { log } from "#lib/log.ts"
import { refreshTokens } from "./refresh-tokens.ts"
import type { HeldTokens, Session } from "./session.ts"

/** A logout waits for the API, but not for long: the browser's login is deleted either way. */
const timeoutMs = 2_500

/** Revokes the tokens at their API. A failure is logged, and the tokens expire by themselves. */
export async function endAtApi(
  { fingerprint, baseUrl }: Pick<Session, "fingerprint" | "baseUrl">,
  tokens: HeldTokens,
): Promise<void> {
  try {
    const current = await resolveCurrent(tokens, { fingerprint, baseUrl })
    if (current === null) return
    const by = { bearer: current.access, baseUrl, timeoutMs }
    const result = await askAccount("logout", signInCalls.logout, {}, by)
    if ("refusal" in result) log.info({ code: result.refusal.code }, "a logout was refused")
  } catch (error) {
    log.warn({ err: error }, "a session could not be ended at the API")
  }
}

/**
 * Returns valid tokens: an expired access token cannot revoke anything, so it is refreshed first;
 * null if it cannot be.
 */
async function resolveCurrent(
  tokens: HeldTokens,
  of: Pick<Session, "fingerprint" | "baseUrl">,
): Promise<HeldTokens | null> {
  if (tokens.expiresAtMs > Date.now()) return tokens
  const outcome = await refreshTokens({ ...of, refresh: tokens.refresh })
  return "tokens" in outcome ? outcome.tokens : null
}
