import "server-only"
import type { TypedAddress } from "#lib/account/saved-address.ts"
import { requestQuote } from "#lib/api/cart.ts"
import { getAccountOverview } from "#lib/api/customer.ts"
import { type CheckoutOutcome, refuseCheckout } from "./checkout-state.ts"
import type { CheckoutWish } from "./read-checkout.ts"

/**
 * Requests a shipping quote for the chosen address; the shop replies by email, to the address's own
 * email, else to the customer's. Throws an ApiError.
 */
export async function askForQuote(wish: CheckoutWish): Promise<CheckoutOutcome> {
  const overview = await getAccountOverview()
  if (!overview) return refuseCheckout("signedOut")
  const { addresses, customer } = overview
  const saved = addresses.find(({ id, isEnabled }) => id === wish.addressId && isEnabled)
  if (wish.addressId !== null && !saved) return refuseCheckout("address")
  const chosen: TypedAddress = saved ?? wish.address
  const address = { ...chosen, email: chosen.email.trim() || customer.email }
  const { ok, message, fields = {} } = await requestQuote(address)
  return ok ? { kind: "asked", message } : refuseCheckout("shipping", { message, faults: fields })
}
