import { type Money, parseCents } from "#lib/contract/money.ts"
import type { Cart } from "./cart.ts"

/** The smallest amount to add for free shipping, and the percentage reached so far. */
export type FreeDeliveryGap = { missing: Money; reachedPercent: number }

/**
 * Returns how far the cart is from free shipping, which applies above its limit. The limit is that
 * of the chosen shipping method, else of the first method that ships, and `anywhere` while the
 * destination is unknown. Null if there is nothing to reach: picked up, quoted by email, free
 * already or never free.
 */
export function resolveFreeDeliveryGap(cart: Cart, anywhere: Money | null): FreeDeliveryGap | null {
  const limit = resolveLimit(cart, anywhere)
  if (limit === null) return null
  const worth = cart.subtotal - cart.discount
  if (worth > limit) return null
  const needed = limit + 1
  const reachedPercent = Math.max(0, Math.round((worth / needed) * 100))
  return { missing: parseCents(needed - worth), reachedPercent }
}

function resolveLimit(cart: Cart, anywhere: Money | null): Money | null {
  if (!cart.needsShipping || cart.needsQuote) return null
  const chosen = cart.quotes.find(({ id }) => id === cart.shippingType)
  const quote = chosen ?? cart.quotes.find(({ isPickUp }) => !isPickUp)
  if (!quote) return cart.place === null ? anywhere : null
  return quote.isPickUp || quote.amount === 0 ? null : quote.freeOver
}
