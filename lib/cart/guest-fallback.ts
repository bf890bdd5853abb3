import type { Result } from "#lib/contract/result.ts"
import "server-only"
import type { CallInput, CallResult } from "#lib/auth/authenticated-client.ts"
import { deleteLogin } from "#lib/auth/sign-out.ts"
import type { ShopperName, shopperCalls } from "#lib/contract/shopper-calls.ts"
import { requestAsCartOwner } from "./cart-client.ts"

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
