import type { Result } from "#lib/contract/result.ts"
import "server-only"
import { z } from "zod"
import {
  type CallInput,
  type CallResult,
  fetchAccount,
  requestAccount,
} from "#lib/auth/authenticated-client.ts"
import { getCartKey, saveCartCookies } from "#lib/auth/cart-cookies.server.ts"
import { getClientInfo } from "#lib/auth/client-info.ts"
import { getSession, saveSessionIfPossible } from "#lib/auth/current-session.ts"
import { withFreshTokens } from "#lib/auth/with-access-token.ts"
import type { RestCall } from "#lib/contract/rest-call.ts"
import { type ShopperName, shopperCalls } from "#lib/contract/shopper-calls.ts"
import { mergeGuestCart } from "./merge-guest-cart.ts"

type ShopperCalls = typeof shopperCalls

/**
 * Sends a cart call: as the signed-in customer, else as a guest with the cart of this browser. The
 * cart key is added and stored here, and is null in the result. Records with a token of their own,
 * and data that is the same for all, are requested anonymously; with "guest" so is the rest. A read
 * waits `timeoutMs` for the API, by default no longer than a page render may. Throws an ApiError.
 */
export async function requestAsCartOwner<K extends ShopperName>(
  name: K,
  input: CallInput<ShopperCalls[K]>,
  { as = "cartOwner", timeoutMs }: { as?: "cartOwner" | "guest"; timeoutMs?: number } = {},
): Promise<CallResult<ShopperCalls[K]>> {
  const call = shopperCalls[name]
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

/**
 * True if the call names its record by a token, or is the same for all: an ended login must not
 * block it.
 */
function isForAnybody(name: ShopperName): boolean {
  return shopperCalls[name].method === "GET" || name === "searchSku"
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
  const body = { ...(input.body as object | undefined), session } as z.input<C["body"]>
  return { ...input, body }
}

async function saveCartState<T extends object, E>(result: Result<T, E>): Promise<Result<T, E>> {
  if (!result.ok) return result
  const { value } = result
  await saveCartCookies(value)
  return "sessionKey" in value ? { ok: true, value: { ...value, sessionKey: null } } : result
}
