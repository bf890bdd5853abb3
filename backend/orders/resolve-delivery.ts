import type { CartContent, ShippingOption } from "#backend/cart/cart-content.ts"
import { listShippingOptions, needsShipping } from "#backend/shipping/shipping-options.ts"
import type { OrderTrx } from "./order.ts"
import type { OrderAddress } from "./order-address.ts"
import { type OrderRefusal, refuseOrder } from "./order-refusal.ts"

type Wish = { content: CartContent; address: OrderAddress | null; optionId: number | null }

/**
 * Resolves the chosen shipping method at its current price; null if nothing is shipped. Shipping
 * needs an address, pick-up does not.
 */
export async function resolveDelivery(
  trx: OrderTrx,
  { content, address, optionId }: Wish,
): Promise<{ option: ShippingOption | null } | { refused: OrderRefusal }> {
  const { lines, choices } = content
  if (!needsShipping(lines)) return { option: null }
  const estimated = choices.postcode === "" ? null : choices
  const place = address === null ? estimated : { suburb: address.city, postcode: address.postcode }
  const offer = await listShippingOptions(trx, place, lines)
  const option = offer.options.find(({ id }) => id === optionId)
  if (option === undefined && offer.needsQuote) return refuseOrder("shipping", offer.message)
  if (address === null && option?.isPickUp !== true) {
    return refuseOrder("address", "Tell us where to send your order.")
  }
  if (option !== undefined) return { option }
  return refuseOrder(
    "shipping",
    optionId === null
      ? "Choose how you’d like to get your order."
      : "This delivery method is no longer available for your order. Please choose another.",
  )
}
