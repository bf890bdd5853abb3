import "server-only"
import { cookies } from "next/headers"
import { z } from "zod"
import { requestAsCustomer } from "#lib/api/account.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { requestAccount } from "#lib/api/authenticated-client.ts"
import { getCartCountCookie, getCartKeyCookie } from "#lib/cart/cart-cookie.ts"
import { accountCalls, tokensSchema } from "#lib/contract/account-calls.ts"
import { getEnv } from "#lib/env.ts"
import { getSession, saveSession } from "./current-session.ts"
import { signInWithTokens } from "./sign-in.ts"
import { buildStoredTokens } from "./token-expiry.ts"

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
 * before anything is stored, and only at a configured API. Confirmation is needed if another user
 * is signed in already, if a guest cart would be merged, and if the request comes from a cross-site
 * page that is no partner's. In route handlers only. Throws an ApiError.
 */
export async function handleTokenLogin({ url, headers }: Request): Promise<TokenLogin> {
  const query = new URL(url).searchParams
  const parsed = querySchema.safeParse(Object.fromEntries(query))
  const baseUrl = parsed.success ? resolveBase(parsed.data.b) : undefined
  if (!parsed.success || baseUrl === undefined) return { kind: "malformed" }
  const held = buildStoredTokens(parsed.data.tokens, Date.now(), "older")
  const by = { bearer: held.access, baseUrl }
  const owner = await requestAccount("authUser", accountCalls.authUser, {}, by)
  if ("error" in owner) return { kind: "rejected" }
  const present = await findPresent()
  const isSame = present?.id === owner.body.user.id && present.baseUrl === baseUrl
  const isUnasked = present === null && ((await hasGuestCart()) || isForeign(headers))
  const isToConfirm = !isSame && (present !== null || isUnasked)
  if (!isToConfirm) return { kind: "signedIn", path: await signInWithTokens(held, baseUrl) }
  await saveSession({ ...(await getSession()), pending: { ...held, baseUrl } })
  return { kind: "toConfirm" }
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

/** True if the request comes from a page of another site, other than of a configured partner. */
function isForeign(headers: Headers): boolean {
  if (headers.get("sec-fetch-site") !== "cross-site") return false
  const from = URL.parse(headers.get("referer") ?? "")?.origin
  return from === undefined || !getEnv().PARTNER_API_ORIGINS.includes(from)
}

/**
 * Returns the user who is signed in here now. If the API cannot confirm it, counts as another user,
 * so that confirmation is needed.
 */
async function findPresent(): Promise<{ id: number | null; baseUrl: string | null } | null> {
  const { tokens, baseUrl } = await getSession()
  if (tokens === null) return null
  try {
    const result = await requestAsCustomer("authUser", {})
    return "error" in result ? null : { id: result.body.user.id, baseUrl }
  } catch (error) {
    if (error instanceof ApiError) return { id: null, baseUrl }
    throw error
  }
}
