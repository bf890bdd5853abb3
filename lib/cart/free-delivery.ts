import { type Money, parseCents } from "#lib/money.ts"
import type { Cart } from "./cart.ts"

/** The least to add for free delivery, and how far the goods have come. */
export type FreeDeliveryGap = { missing: Money; reachedPercent: number }

/**
 * How far the goods are from free delivery: it is free for more than its limit. The limit is that
 * of the chosen delivery, else of the first that is posted, and `anywhere` while no place is known.
 * Null where there is none to hope for: picked up, asked for by mail, free already or never.
 */
export function resolveFreeDeliveryGap(cart: Cart, anywhere: Money | null): FreeDeliveryGap | null {
  const limit = resolveLimit(cart, anywhere)
  if (limit === null) return null
  const worth = cart.subtotal - cart.discount
  if (worth > limit) return null
  const reachedPercent = Math.max(0, Math.round((worth / limit) * 100))
  return { missing: parseCents(limit - worth + 1), reachedPercent }
}

function resolveLimit(cart: Cart, anywhere: Money | null): Money | null {
  if (!cart.needsShipping || cart.needsQuote) return null
  const chosen = cart.quotes.find(({ id }) => id === cart.shippingType)
  const quote = chosen ?? cart.quotes.find(({ isPickUp }) => !isPickUp)
  if (!quote) return cart.place === null ? anywhere : null
  return quote.isPickUp || quote.amount === 0 ? null : quote.freeOver
}
