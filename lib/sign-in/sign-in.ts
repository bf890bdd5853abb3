import "server-only"
import { headers } from "next/headers"
import { getLocale } from "next-intl/server"
import { visitorHeader } from "#lib/api/visitor-header.ts"
import { getSession, saveCookies, saveSession } from "#lib/auth/current-session.ts"
import {
  buildSignedOutSession,
  buildStoredTokens,
  createRandomId,
  type StoredTokens,
} from "#lib/auth/session.ts"
import { buildLoginCookie } from "#lib/auth/session-cookie.ts"
import { revokeTokens } from "#lib/auth/sign-out.ts"
import { mergeCartAtSignIn } from "#lib/cart/merge-guest-cart.ts"
import type { Tokens } from "#lib/contract/account-calls.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { resolvePathInLocale } from "#lib/i18n/path-locale.ts"

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
