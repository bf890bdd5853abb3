import "server-only"
import { cookies } from "next/headers"
import { z } from "zod"
import { ApiError } from "#lib/api/api-error.ts"
import { getAccountUser } from "#lib/auth/account-api.ts"
import { requestAccount } from "#lib/auth/authenticated-client.ts"
import { getCartCountCookie, getCartKeyCookie } from "#lib/auth/cart-cookies.server.ts"
import { getSession, saveCookies, saveSession } from "#lib/auth/current-session.ts"
import { isOwnUrl } from "#lib/auth/is-same-origin.ts"
import { buildSignedOutSession, buildStoredTokens, type Session } from "#lib/auth/session.ts"
import { buildLoginCookie } from "#lib/auth/session-cookie.ts"
import { accountCalls, tokensSchema } from "#lib/contract/account-calls.ts"
import { getEnv } from "#lib/env.ts"
import { signInWithTokens } from "./sign-in.ts"

/** Result: signed in, pending confirmation, or why not. */
export type TokenLogin =
  | { kind: "signedIn"; path: string }
  | { kind: "toConfirm" }
  | { kind: "malformed" }
  | { kind: "rejected" }

const querySchema = z
  .object({
    a: tokensSchema.shape.access_token,
    r: tokensSchema.shape.refresh_token,
    b: z.string().optional(),
  })
  .transform(({ a, r, b }) => ({ tokens: { access_token: a, refresh_token: r }, b }))

/**
 * Handles a login with tokens that a partner site passed on. The tokens are verified at their API
 * before anything is stored, and only at a configured API. Where confirmation is required, the
 * tokens wait in the session until the user has decided. In route handlers only. Throws an ApiError.
 */
export async function handleTokenLogin({ url, headers }: Request): Promise<TokenLogin> {
  const query = new URL(url).searchParams
  const parsed = querySchema.safeParse(Object.fromEntries(query))
  const baseUrl = parsed.success ? resolveBase(parsed.data.b) : undefined
  if (!parsed.success || baseUrl === undefined) return { kind: "malformed" }
  const held = buildStoredTokens(parsed.data.tokens, Date.now(), "older")
  const by = { bearer: held.access, baseUrl }
  const owner = await requestAccount("authUser", accountCalls.authUser, {}, by)
  if (!owner.ok) return { kind: "rejected" }
  const present = await findPresent()
  const isOwner = present?.id === owner.value.user.id && present.baseUrl === baseUrl
  const arrival = {
    present: present === null ? "nobody" : isOwner ? "owner" : "other",
    hasGuestCart: await hasGuestCart(),
    headers,
  } as const
  const { SITE_URL: siteUrl, PARTNER_API_ORIGINS: partnerOrigins } = getEnv()
  if (!isConfirmationRequired(arrival, { siteUrl, partnerOrigins })) {
    return { kind: "signedIn", path: await signInWithTokens(held, baseUrl) }
  }
  await savePending({ ...held, baseUrl }, present === null)
  return { kind: "toConfirm" }
}

/**
 * Saves a token login until it is confirmed. A guest may still have the cookies of a login that has
 * ended: they are removed, so that the browser's check of that login does not remove the new one.
 */
async function savePending(pending: Session["pending"], isGuest: boolean): Promise<void> {
  const session = await getSession()
  await saveSession({ ...(isGuest ? buildSignedOutSession(session) : session), pending })
  if (isGuest) await saveCookies([buildLoginCookie(null)])
}

/**
 * Returns null for the shop's own API; undefined for an origin that does not exactly match a
 * configured one.
 */
function resolveBase(given: string | undefined): string | null | undefined {
  const { API_BASE_URL: own, PARTNER_API_ORIGINS: partners } = getEnv()
  if (given === undefined || given === "" || given === new URL(own).origin) return null
  return partners.includes(given) ? given : undefined
}

async function hasGuestCart(): Promise<boolean> {
  const source = await cookies()
  return getCartKeyCookie(source) !== null && getCartCountCookie(source) > 0
}

/**
 * Returns the user who is signed in here now. If the API cannot confirm it, counts as another user,
 * so that confirmation is needed.
 */
async function findPresent(): Promise<{ id: number | null; baseUrl: string | null } | null> {
  const { tokens, baseUrl } = await getSession()
  if (tokens === null) return null
  try {
    const user = await getAccountUser()
    return user && { id: user.id, baseUrl }
  } catch (error) {
    if (error instanceof ApiError) return { id: null, baseUrl }
    throw error
  }
}

/** How a token login arrives: who is signed in, and where the request comes from. */
export type TokenLoginArrival = {
  /** The user signed in now: none, the owner of the tokens, or another user. */
  present: "nobody" | "owner" | "other"
  /** True if the browser has a guest cart with items, which a login would merge. */
  hasGuestCart: boolean
  headers: Headers
}

/** Origins of this site and of the configured partner sites. */
type KnownOrigins = { siteUrl: string; partnerOrigins: readonly string[] }

/**
 * True if a token login needs the user's confirmation: it would replace another user, merge a guest
 * cart, or comes from a page of another site that is no partner's (login CSRF).
 */
export function isConfirmationRequired(
  { present, hasGuestCart, headers }: TokenLoginArrival,
  { siteUrl, partnerOrigins }: KnownOrigins,
): boolean {
  if (present !== "nobody") return present === "other"
  if (hasGuestCart) return true
  const referer = headers.get("referer") || null
  const origin = URL.parse(referer ?? "")?.origin ?? ""
  return isCrossSite(headers, referer, siteUrl) && !partnerOrigins.includes(origin)
}

/** By `Sec-Fetch-Site`; without it, as in older browsers and on plain HTTP, by `Referer`. */
function isCrossSite(headers: Headers, referer: string | null, siteUrl: string): boolean {
  const site = headers.get("sec-fetch-site")
  if (site !== null) return site !== "same-origin" && site !== "none"
  return referer !== null && !isOwnUrl(referer, headers, siteUrl)
}
