import type { CartContent, ShippingOption } from "#backend/cart/cart-content.ts"
import { hasShippableItems, listShippingOptions } from "#backend/shipping/shipping-options.ts"
import type { OrderTrx } from "./order.ts"
import type { OrderAddress } from "./order-address.ts"
import { buildOrderRejection, type OrderRejection } from "./order-errors.ts"

type DeliveryInput = { content: CartContent; address: OrderAddress | null; optionId: number | null }

/**
 * Resolves the chosen shipping method at its current price; null if nothing is shipped. Shipping
 * needs an address, pick-up does not.
 */
export async function resolveDelivery(
  trx: OrderTrx,
  { content, address, optionId }: DeliveryInput,
): Promise<{ option: ShippingOption | null } | { rejection: OrderRejection }> {
  const { lines, choices } = content
  if (!hasShippableItems(lines)) return { option: null }
  const estimated = choices.postcode === "" ? null : choices
  const place = address === null ? estimated : { suburb: address.city, postcode: address.postcode }
  const offer = await listShippingOptions(trx, place, lines)
  const option = offer.options.find(({ id }) => id === optionId)
  if (option === undefined && offer.needsQuote)
    return buildOrderRejection("shipping", offer.message)
  if (address === null && option?.isPickUp !== true) {
    return buildOrderRejection("address", "Tell us where to send your order.")
  }
  if (option !== undefined) return { option }
  return buildOrderRejection(
    "shipping",
    optionId === null
      ? "Choose how you’d like to get your order."
      : "This delivery method is no longer available for your order. Please choose another.",
  )
}
