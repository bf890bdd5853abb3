import { type Money, parseCents } from "#lib/money.ts"
import type { Cart } from "./cart.ts"

/**
 * What the goods may still be worth before delivery costs nothing: it is free for more than that. Of
 * the chosen delivery, else of the first that is posted; null where there is none to hope for.
 */
export function resolveFreeDeliveryGap(cart: Cart): Money | null {
  const chosen = cart.quotes.find(({ id }) => id === cart.shippingType)
  const quote = chosen ?? cart.quotes.find(({ isPickUp }) => !isPickUp)
  if (!quote || quote.freeOver === null || quote.isPickUp || quote.amount === 0) return null
  const gap = quote.freeOver - (cart.subtotal - cart.discount)
  return gap > 0 ? parseCents(gap) : null
}
