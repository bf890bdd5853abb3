import "server-only"
import { requestAsCustomer } from "#lib/api/account.ts"
import { type CallResult, callTimeoutMs } from "#lib/api/authenticated-client.ts"
import { requestAsCartOwner } from "#lib/api/cart-client.ts"
import { deleteCartKey, getCartKey, saveCartCookies } from "#lib/cart/cart-cookies.server.ts"
import type { accountCalls } from "#lib/contract/account-calls.ts"
import { sendErrorResponse, sendJson } from "./responses.ts"

type Merged = CallResult<(typeof accountCalls)["mergeCart"]>

/**
 * Merges this browser's guest cart, whichever key was sent, into the cart of the signed-in
 * customer. Without a guest cart, as after the first merge, there is nothing left to do.
 */
export async function handleCartMerge(): Promise<Response> {
  const session = await getCartKey()
  const result = session === null ? await describeNothing() : await merge(session)
  if ("error" in result) return sendErrorResponse(result.error)
  return sendJson(JSON.stringify({ ...result.body, sessionKey: null }))
}

async function merge(session: string): Promise<Merged> {
  const result = await requestAsCustomer("mergeCart", { body: { session } })
  if ("error" in result) return result
  if (result.body.success) await deleteCartKey()
  await saveCartCookies({ item_count: result.body.item_count })
  return result
}

async function describeNothing(): Promise<Merged> {
  const user = await requestAsCustomer("authUser", {}, callTimeoutMs)
  if ("error" in user) return user
  const cart = await requestAsCartOwner("getCart", { body: {} }, { timeoutMs: callTimeoutMs })
  if ("error" in cart) return cart
  const { item_count } = cart.body
  return { body: { success: true, message: "", sessionKey: null, item_count, id: null } }
}
