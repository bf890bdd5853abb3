import "server-only"
import { callAccount } from "#lib/api/account.ts"
import { type CallResult, callTimeoutMs } from "#lib/api/ask-account.ts"
import { callShopper } from "#lib/api/shopper.ts"
import { forgetCartKey, getCartKey, keepCartNews } from "#lib/cart/current-cart.ts"
import type { accountCalls } from "#lib/contract/account-calls.ts"
import { sendJson, sendRefusal } from "./door-answer.ts"

type Merged = CallResult<(typeof accountCalls)["mergeCart"]>

/**
 * Merges this browser's guest cart, whichever key was sent, into the cart of the signed-in
 * customer. Without a guest cart, as after the first merge, there is nothing left to do.
 */
export async function answerMerge(): Promise<Response> {
  const session = await getCartKey()
  const result = session === null ? await describeNothing() : await merge(session)
  if ("refusal" in result) return sendRefusal(result.refusal)
  return sendJson(JSON.stringify({ ...result.answer, sessionKey: null }))
}

async function merge(session: string): Promise<Merged> {
  const result = await callAccount("mergeCart", { body: { session } })
  if ("refusal" in result) return result
  if (result.answer.success) await forgetCartKey()
  await keepCartNews({ item_count: result.answer.item_count })
  return result
}

async function describeNothing(): Promise<Merged> {
  const user = await callAccount("authUser", {}, callTimeoutMs)
  if ("refusal" in user) return user
  const cart = await callShopper("getCart", { body: {} }, { timeoutMs: callTimeoutMs })
  if ("refusal" in cart) return cart
  const { item_count } = cart.answer
  return { answer: { success: true, message: "", sessionKey: null, item_count, id: null } }
}
