import type { Result } from "#lib/contract/result.ts"
import "server-only"
import { z } from "zod"
import {
  type CallInput,
  type CallResult,
  type ErrorResponse,
  fetchAccount,
  requestAccount,
} from "#lib/auth/authenticated-client.ts"
import { getCartKey, saveCartCookies } from "#lib/auth/cart-cookies.server.ts"
import { getClientInfo } from "#lib/auth/current-request.ts"
import { getSession, saveSessionIfPossible } from "#lib/auth/current-session.ts"
import { deleteLogin } from "#lib/auth/sign-out.ts"
import { withFreshTokens } from "#lib/auth/with-access-token.ts"
import type { RestCall } from "#lib/contract/rest-call.ts"
import { type ShopperName, shopperCalls } from "#lib/contract/shopper-calls.ts"
import { mergeGuestCart } from "./merge-guest-cart.ts"

type ShopperCalls = typeof shopperCalls
type RequestOptions = { as?: "cartOwner" | "guest"; timeoutMs?: number }

/**
 * Sends a cart call: as the signed-in customer, else as a guest with the cart of this browser. The
 * cart key is added and stored here, and is null in the result. Records with a token of their own,
 * and data that is the same for all, are requested anonymously; with "guest" so is the rest. A read
 * waits `timeoutMs` for the API, by default no longer than a page render may. Throws an ApiError.
 */
export async function requestAsCartOwner<K extends ShopperName>(
  name: K,
  input: CallInput<ShopperCalls[K]>,
  by: RequestOptions = {},
): Promise<CallResult<ShopperCalls[K]>> {
  return sendAsCartOwner(name, shopperCalls[name], input, by)
}

/** Sends a call as `requestAsCartOwner` does, with input that was validated by its schemas. */
export async function sendAsCartOwner<C extends RestCall>(
  name: ShopperName,
  call: C,
  input: CallInput<C>,
  { as = "cartOwner", timeoutMs }: RequestOptions,
): Promise<CallResult<C>> {
  const request = call.method === "GET" || name === "getCart" ? fetchAccount : requestAccount
  const session = await getSession()
  const visitor = await getClientInfo()
  if (session.tokens === null || as === "guest" || isForAnybody(name)) {
    const key = takesCartKey(call) ? await getCartKey() : null
    const by = { baseUrl: null, timeoutMs, ...visitor }
    return saveCartState(await request(name, call, withKey(call, input, key), by))
  }
  const parts = { session, trySave: saveSessionIfPossible, timeoutMs }
  const result = await withFreshTokens(parts, async (bearer) => {
    const by = { bearer, baseUrl: session.baseUrl, timeoutMs, ...visitor }
    if (takesCartKey(call)) await mergeGuestCart(by)
    return request(name, call, withKey(call, input, null), by)
  })
  return saveCartState(result)
}

const openCalls: ReadonlySet<ShopperName> = new Set([
  ...(["searchSku", "saveReview", "withdrawReview"] as const),
  ...(["chooseReviewMails", "reportReview", "voteReview", "submitQuestion"] as const),
])

/**
 * True if the call names its record by a token, or is the same for all: an ended login must not
 * block it.
 */
function isForAnybody(name: ShopperName): boolean {
  return shopperCalls[name].method === "GET" || openCalls.has(name)
}

function takesCartKey({ body }: RestCall): boolean {
  return body instanceof z.ZodObject && "session" in body.shape
}

/** Replaces any given cart key with the one of this browser. */
function withKey<C extends RestCall>(
  call: C,
  input: CallInput<C>,
  session: string | null,
): CallInput<C> {
  if (!takesCartKey(call)) return input
  return { ...input, body: Object.assign({}, input.body, { session }) }
}

async function saveCartState<T>(
  result: Result<T, ErrorResponse>,
): Promise<Result<T, ErrorResponse>> {
  if (!result.ok || typeof result.value !== "object" || result.value === null) return result
  const { value } = result
  await saveCartCookies(value)
  return "sessionKey" in value ? { ok: true, value: { ...value, sessionKey: null } } : result
}

type Calls = typeof shopperCalls

/**
 * Sends a cart call and does not fail for a login that has ended: falls back to a guest, and
 * removes the login from the browser where cookies can be set. Throws an ApiError.
 */
export async function requestWithGuestFallback<K extends ShopperName>(
  name: K,
  input: CallInput<Calls[K]>,
): Promise<CallResult<Calls[K]>> {
  const result = await requestAsCartOwner(name, input)
  if (!isOver(result)) return result
  // A page render cannot set cookies; the next response to a client-side request does.
  await deleteLogin().catch(() => null)
  return requestAsCartOwner(name, input, { as: "guest" })
}

/**
 * True if the login has ended. A token that only has to be refreshed does not count: its cart is
 * still the customer's.
 */
function isOver(result: Result<unknown, { code: string }>): boolean {
  if (result.ok) return false
  return result.error.code === "UNAUTHENTICATED" || result.error.code === "TOKEN_INVALID"
}
