import "server-only"
import { getAccountOverview } from "#lib/account/customer-api.ts"
import type { TypedAddress } from "#lib/account/saved-address.ts"
import { requestQuote } from "#lib/cart/cart-api.ts"
import { buildCheckoutError, type UntranslatedCheckoutResult } from "./checkout-state.ts"
import type { CheckoutInput } from "./parse-checkout-form.ts"

/**
 * Requests a shipping quote for the chosen address; the shop replies by email, to the address's own
 * email, else to the customer's. Throws an ApiError.
 */
export async function requestShippingQuote(
  input: CheckoutInput,
): Promise<UntranslatedCheckoutResult> {
  const overview = await getAccountOverview()
  if (!overview) return buildCheckoutError("signedOut")
  const { addresses, customer } = overview
  const saved = addresses.find(({ id, isEnabled }) => id === input.addressId && isEnabled)
  if (input.addressId !== null && !saved) return buildCheckoutError("address")
  const chosen: TypedAddress = saved ?? input.address
  const address = { ...chosen, email: chosen.email.trim() || customer.email }
  const result = await requestQuote(address)
  if (result.ok) return { kind: "quoteRequested", message: result.value }
  const { message, fields } = result.error
  const fieldErrors = Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, { message: text }]),
  )
  return buildCheckoutError("shipping", { message: { message }, fieldErrors })
}
