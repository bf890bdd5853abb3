import "server-only"
import { z } from "zod"
import { bringGuestCart } from "#lib/cart/bring-cart.ts"
import { type CartNews, getCartKey, keepCartNews } from "#lib/cart/current-cart.ts"
import type { RestCall } from "#lib/contract/rest-call.ts"
import { type ShopperName, shopperCalls } from "#lib/contract/shopper-calls.ts"
import { getSession, trySaveSession } from "#lib/session/current-session.ts"
import { withFreshTokens } from "#lib/session/with-fresh-tokens.ts"
import { askAccount, type CallInput, type CallResult, readAccount } from "./ask-account.ts"
import { getVisitor } from "./get-visitor.ts"

type ShopperCalls = typeof shopperCalls

/**
 * A call of a shopper: as the customer who is signed in, else as a guest with the cart of this
 * browser, whose key is added and kept here and is null in the answer. What is found by a token of
 * its own, and what is the same for all, is asked for as nobody; with "guest" so is the rest. A
 * question waits `timeoutMs` for the API, else no longer than a page may. Throws an ApiError.
 */
export async function callShopper<K extends ShopperName>(
  name: K,
  input: CallInput<ShopperCalls[K]>,
  { as = "whoever", timeoutMs }: { as?: "whoever" | "guest"; timeoutMs?: number } = {},
): Promise<CallResult<ShopperCalls[K]>> {
  const call = shopperCalls[name]
  const ask = call.method === "GET" || name === "getCart" ? readAccount : askAccount
  const session = await getSession()
  const visitor = await getVisitor()
  if (session.tokens === null || as === "guest" || isForAnybody(name)) {
    const key = takesCartKey(call) ? await getCartKey() : null
    const by = { baseUrl: null, timeoutMs, ...visitor }
    return keep(await ask(name, call, withKey(call, input, key), by))
  }
  const parts = { session, trySave: trySaveSession, timeoutMs }
  const result = await withFreshTokens(parts, async (bearer) => {
    const by = { bearer, baseUrl: session.baseUrl, timeoutMs, ...visitor }
    if (takesCartKey(call)) await bringGuestCart(by)
    return ask(name, call, withKey(call, input, null), by)
  })
  return keep(result)
}

/** Says of itself whose it is, or is nobody's: a login that has ended must not stand in its way. */
function isForAnybody(name: ShopperName): boolean {
  return shopperCalls[name].method === "GET" || name === "searchSku"
}

function takesCartKey({ body }: RestCall): boolean {
  return body instanceof z.ZodObject && "session" in body.shape
}

/** Whatever key was given, the one of this browser is sent. */
function withKey<C extends RestCall>(
  call: C,
  input: CallInput<C>,
  session: string | null,
): CallInput<C> {
  if (!takesCartKey(call)) return input
  const body = { ...(input.body as object | undefined), session } as z.input<C["body"]>
  return { ...input, body }
}

async function keep<T extends object>(result: T): Promise<T> {
  if (!("answer" in result)) return result
  const answer = result.answer as CartNews
  await keepCartNews(answer)
  return "sessionKey" in answer ? { ...result, answer: { ...answer, sessionKey: null } } : result
}
