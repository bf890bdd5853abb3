import type { ShippingOption } from "#backend/cart/cart-content.ts"
import { resolveShipping } from "#lib/contract/price-cart.ts"

/**
 * The chosen way to deliver while it is offered, else the cheapest that brings the goods; null where
 * there is none.
 */
export function chooseShipping(
  options: readonly ShippingOption[],
  chosenId: number | null,
  goodsCents: number,
): ShippingOption | null {
  const chosen = options.find(({ id }) => id === chosenId)
  if (chosen !== undefined) return chosen
  const [first, ...others] = options.filter((option) => !option.isPickUp)
  if (first === undefined) return null
  const costOf = (option: ShippingOption) => resolveShipping(buildShippingPrice(option), goodsCents)
  return others.reduce((best, option) => (costOf(option) < costOf(best) ? option : best), first)
}

/** What a way to deliver costs, as carts are priced with it. */
export function buildShippingPrice({ fullCents, freeOverCents }: ShippingOption) {
  return { cents: fullCents, freeOverCents }
}
