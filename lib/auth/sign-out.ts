import "server-only"
import { saveCartCookies } from "./cart-cookies.server.ts"
import { getSession, saveCookies, saveSession } from "./current-session.ts"
import { revokeTokens } from "./revoke-tokens.ts"
import { buildSignedOutSession } from "./session.ts"
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
