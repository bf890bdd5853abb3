import "server-only"
import type { ShopperName, shopperCalls } from "#lib/contract/shopper-calls.ts"
import { forgetLogin } from "#lib/session/sign-in.ts"
import type { CallInput, CallResult } from "./ask-account.ts"
import { callShopper } from "./shopper.ts"

type Calls = typeof shopperCalls

/**
 * Sends a cart call and does not fail for a login that has ended: falls back to a guest, and
 * removes the login from the browser where cookies can be set. Throws an ApiError.
 */
export async function callAsShopper<K extends ShopperName>(
  name: K,
  input: CallInput<Calls[K]>,
): Promise<CallResult<Calls[K]>> {
  const result = await callShopper(name, input)
  if (!isOver(result)) return result
  // A page render cannot set cookies; the next response to a client-side request does.
  await forgetLogin().catch(() => null)
  return callShopper(name, input, { as: "guest" })
}

/**
 * True if the login has ended. A token that only has to be refreshed does not count: its cart is
 * still the customer's.
 */
function isOver(result: { answer: unknown } | { refusal: { code: string } }): boolean {
  if (!("refusal" in result)) return false
  return result.refusal.code === "UNAUTHENTICATED" || result.refusal.code === "TOKEN_INVALID"
}
