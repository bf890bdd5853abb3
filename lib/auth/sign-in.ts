import "server-only"
import { headers } from "next/headers"
import { getLocale } from "next-intl/server"
import { saveCartCookies } from "#lib/cart/cart-cookies.server.ts"
import { mergeCartAtSignIn } from "#lib/cart/merge-guest-cart.ts"
import type { Tokens } from "#lib/contract/account-calls.ts"
import { visitorHeader } from "#lib/forms/visitor-header.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { resolvePathInLocale } from "#lib/i18n/resolve-path-in-locale.ts"
import { getSession, saveCookies, saveSession } from "./current-session.ts"
import { revokeTokens } from "./revoke-tokens.ts"
import { buildSignedOutSession, createRandomId, type StoredTokens } from "./session.ts"
import { buildLoginCookie } from "./session-cookie.ts"
import { buildStoredTokens } from "./token-expiry.ts"

/**
 * Signs in with new tokens of the shop's API and returns the path to redirect to: the return path,
 * else the home page, in `locale`, by default that of the current page. Signs out any previous
 * user; the guest cart is merged into the customer's cart. In server actions and route handlers
 * only.
 */
export async function signIn(tokens: Tokens, locale?: string): Promise<string> {
  const path = await signInWithTokens(buildStoredTokens(tokens, Date.now()), null)
  return resolvePathInLocale(path, locale ?? (await getLocale()))
}

/**
 * Signs in with existing tokens, of the shop's own API or, by its origin, a partner's; the return
 * path is in its own locale. In server actions and route handlers only.
 */
export async function signInWithTokens(
  tokens: StoredTokens,
  baseUrl: string | null,
): Promise<string> {
  const before = await getSession()
  if (before.tokens !== null) await revokeTokens(before, before.tokens)
  const mark = createRandomId()
  await saveSession({
    ...buildSignedOutSession(before),
    tokens,
    baseUrl,
    mark,
    oauth: null,
    returnPath: null,
    mailed: null,
  })
  await saveCookies([buildLoginCookie(mark)])
  const visitor = (await headers()).get(visitorHeader)
  await mergeCartAtSignIn({ bearer: tokens.access, baseUrl, visitor })
  return before.returnPath ?? (await buildVisitorPath("/"))
}

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
