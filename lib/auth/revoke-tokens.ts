import "server-only"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { log } from "#lib/log.ts"
import { requestAccount } from "./authenticated-client.ts"
import { refreshTokens } from "./refresh-tokens.ts"
import type { Session, StoredTokens } from "./session.ts"

/** A logout waits for the API, but not for long: the browser's login is deleted either way. */
const timeoutMs = 2_500

/** Revokes the tokens at their API. A failure is logged, and the tokens expire by themselves. */
export async function revokeTokens(
  { fingerprint, baseUrl }: Pick<Session, "fingerprint" | "baseUrl">,
  tokens: StoredTokens,
): Promise<void> {
  try {
    const current = await resolveCurrent(tokens, { fingerprint, baseUrl })
    if (current === null) return
    const by = { bearer: current.access, baseUrl, timeoutMs }
    const result = await requestAccount("logout", signInCalls.logout, {}, by)
    if (!result.ok) {
      log.info({ code: result.error.code }, "logout: token revocation rejected")
    }
  } catch (error) {
    log.warn({ err: error }, "logout: token revocation failed")
  }
}

/**
 * Returns valid tokens: an expired access token cannot revoke anything, so it is refreshed first;
 * null if it cannot be.
 */
async function resolveCurrent(
  tokens: StoredTokens,
  of: Pick<Session, "fingerprint" | "baseUrl">,
): Promise<StoredTokens | null> {
  if (tokens.expiresAtMs > Date.now()) return tokens
  const outcome = await refreshTokens({ ...of, refresh: tokens.refresh })
  return outcome.ok ? outcome.value : null
}
