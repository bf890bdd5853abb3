import "server-only"
import { cookies } from "next/headers"
import { z } from "zod"
import { callAccount } from "#lib/api/account.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { askAccount } from "#lib/api/ask-account.ts"
import { readCartCount, readCartKey } from "#lib/cart/cart-cookie.ts"
import { accountCalls, tokensSchema } from "#lib/contract/account-calls.ts"
import { getEnv } from "#lib/env.ts"
import { getSession, saveSession } from "./current-session.ts"
import { signInWith } from "./sign-in.ts"
import { buildHeldTokens } from "./token-life.ts"

/** What became of it: signed in, to be confirmed first, or why not. */
export type TokenLogin =
  | { kind: "signedIn"; path: string }
  | { kind: "toConfirm" }
  | { kind: "malformed" }
  | { kind: "refused" }

const querySchema = z
  .object({
    a: tokensSchema.shape.access_token,
    r: tokensSchema.shape.refresh_token,
    b: z.string().optional(),
  })
  .transform(({ a, r, b }) => ({ tokens: { access_token: a, refresh_token: r }, b }))

/**
 * A login with tokens that a partner site handed over. They are tried at the API they belong to
 * before anything is kept, and only at one that is configured. It waits for a "yes" where somebody else
 * is signed in already, where a guest's cart would be handed over, and where another site's page led
 * here that is no partner's. In route handlers only. Throws an ApiError.
 */
export async function logInByTokens({ url, headers }: Request): Promise<TokenLogin> {
  const query = new URL(url).searchParams
  const parsed = querySchema.safeParse(Object.fromEntries(query))
  const baseUrl = parsed.success ? resolveBase(parsed.data.b) : undefined
  if (!parsed.success || baseUrl === undefined) return { kind: "malformed" }
  const held = buildHeldTokens(parsed.data.tokens, Date.now(), "older")
  const by = { bearer: held.access, baseUrl }
  const owner = await askAccount("authUser", accountCalls.authUser, {}, by)
  if ("refusal" in owner) return { kind: "refused" }
  const present = await findPresent()
  const isSame = present?.id === owner.answer.user.id && present.baseUrl === baseUrl
  const isUnasked = present === null && ((await hasGuestCart()) || isForeign(headers))
  const isToConfirm = !isSame && (present !== null || isUnasked)
  if (!isToConfirm) return { kind: "signedIn", path: await signInWith(held, baseUrl) }
  await saveSession({ ...(await getSession()), pending: { ...held, baseUrl } })
  return { kind: "toConfirm" }
}

/** Null for the shop's own API; undefined for an address that is not configured, letter by letter. */
function resolveBase(given: string | undefined): string | null | undefined {
  const { API_BASE_URL: own, PARTNER_API_ORIGINS: partners } = getEnv()
  if (given === undefined || given === "" || given === new URL(own).origin) return null
  return partners.includes(given) ? given : undefined
}

async function hasGuestCart(): Promise<boolean> {
  const source = await cookies()
  return readCartKey(source) !== null && readCartCount(source) > 0
}

/** Whether a page of another site led here, other than of a configured partner. */
function isForeign(headers: Headers): boolean {
  if (headers.get("sec-fetch-site") !== "cross-site") return false
  const from = URL.parse(headers.get("referer") ?? "")?.origin
  return from === undefined || !getEnv().PARTNER_API_ORIGINS.includes(from)
}

/** Who is signed in here now. Whose API cannot say so counts as somebody else, to be asked first. */
async function findPresent(): Promise<{ id: number | null; baseUrl: string | null } | null> {
  const { tokens, baseUrl } = await getSession()
  if (tokens === null) return null
  try {
    const result = await callAccount("authUser", {})
    return "refusal" in result ? null : { id: result.answer.user.id, baseUrl }
  } catch (error) {
    if (error instanceof ApiError) return { id: null, baseUrl }
    throw error
  }
}
