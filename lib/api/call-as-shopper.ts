import "server-only"
import type { ShopperName, shopperCalls } from "#lib/contract/shopper-calls.ts"
import { forgetLogin } from "#lib/session/sign-in.ts"
import type { CallInput, CallResult } from "./ask-account.ts"
import { callShopper } from "./shopper.ts"

type Calls = typeof shopperCalls

/**
 * A call about the cart, which does not fail for a login that is over: the shopper goes on as a guest,
 * and the login is removed from the browser where that can be done. Throws an ApiError.
 */
export async function callAsShopper<K extends ShopperName>(
  name: K,
  input: CallInput<Calls[K]>,
): Promise<CallResult<Calls[K]>> {
  const result = await callShopper(name, input)
  if (!isOver(result)) return result
  // A page that is being rendered cannot change cookies; the next answer to a script does.
  await forgetLogin().catch(() => null)
  return callShopper(name, input, { as: "guest" })
}

/** A token that only has to be renewed is no end: its cart is still the customer's. */
function isOver(result: { answer: unknown } | { refusal: { code: string } }): boolean {
  if (!("refusal" in result)) return false
  return result.refusal.code === "UNAUTHENTICATED" || result.refusal.code === "TOKEN_INVALID"
}
