import "server-only"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { log } from "#lib/log.ts"
import { requestAccount } from "./authenticated-client.ts"
import { saveCartCookies } from "./cart-cookies.server.ts"
import { getSession, saveCookies, saveSession } from "./current-session.ts"
import { refreshTokens } from "./refresh-tokens.ts"
import { buildSignedOutSession, type Session, type StoredTokens } from "./session.ts"
import { buildLoginCookie } from "./session-cookie.ts"

/**
 * Signs out, also at the API if it can be reached. The browser's fingerprint stays, and the
 * customer's cart at the API. In server actions and route handlers only.
 */
export async function signOut(): Promise<void> {
  const before = await getSession()
  if (before.tokens !== null) await revokeTokens(before, before.tokens)
  await deleteLogin()
}

/**
 * Deletes the login from the browser without a request to the API. In server actions and route
 * handlers only.
 */
export async function deleteLogin(): Promise<void> {
  const before = await getSession()
  await saveSession({ ...buildSignedOutSession(before), oauth: null, returnPath: null })
  await saveCookies([buildLoginCookie(null)])
  await saveCartCookies({ item_count: 0 })
}

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
