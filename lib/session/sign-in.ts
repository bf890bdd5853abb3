import "server-only"
import { headers } from "next/headers"
import { getLocale } from "next-intl/server"
import { bringCart } from "#lib/cart/bring-cart.ts"
import { keepCartNews } from "#lib/cart/current-cart.ts"
import type { Tokens } from "#lib/contract/account-calls.ts"
import { visitorHeader } from "#lib/forms/visitor-header.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { moveToLocale } from "#lib/i18n/move-to-locale.ts"
import { getSession, saveSession, setCookies } from "./current-session.ts"
import { endAtApi } from "./end-at-api.ts"
import { drawId, type HeldTokens, withoutLogin } from "./session.ts"
import { buildMarkCookie } from "./session-cookie.ts"
import { buildHeldTokens } from "./token-life.ts"

/**
 * Signs in with new tokens of the shop's API and returns the path to redirect to: the return path,
 * else the home page, in `locale`, by default that of the current page. Signs out any previous
 * user; the guest cart is merged into the customer's cart. In server actions and route handlers
 * only.
 */
export async function signIn(tokens: Tokens, locale?: string): Promise<string> {
  const path = await signInWith(buildHeldTokens(tokens, Date.now()), null)
  return moveToLocale(path, locale ?? (await getLocale()))
}

/**
 * Signs in with existing tokens, of the shop's own API or, by its origin, a partner's; the return
 * path is in its own locale. In server actions and route handlers only.
 */
export async function signInWith(tokens: HeldTokens, baseUrl: string | null): Promise<string> {
  const before = await getSession()
  if (before.tokens !== null) await endAtApi(before, before.tokens)
  const mark = drawId()
  await saveSession({
    ...withoutLogin(before),
    tokens,
    baseUrl,
    mark,
    oauth: null,
    returnPath: null,
    mailed: null,
  })
  await setCookies([buildMarkCookie(mark)])
  const visitor = (await headers()).get(visitorHeader)
  await bringCart({ bearer: tokens.access, baseUrl, visitor })
  return before.returnPath ?? (await buildVisitorPath("/"))
}

/**
 * Signs out, also at the API if it can be reached. The browser's fingerprint stays, and the
 * customer's cart at the API. In server actions and route handlers only.
 */
export async function signOut(): Promise<void> {
  const before = await getSession()
  if (before.tokens !== null) await endAtApi(before, before.tokens)
  await forgetLogin()
}

/**
 * Deletes the login from the browser without a request to the API. In server actions and route
 * handlers only.
 */
export async function forgetLogin(): Promise<void> {
  const before = await getSession()
  await saveSession({ ...withoutLogin(before), oauth: null, returnPath: null })
  await setCookies([buildMarkCookie(null)])
  await keepCartNews({ item_count: 0 })
}
