import { resolveShipping } from "#lib/contract/rules/cart-price.ts"
import type { ShippingOption } from "./shipping-options.ts"

/**
 * Returns the chosen shipping method while it is offered, otherwise the cheapest one that is not
 * pick-up; null if there is none.
 */
export function resolveShippingOption(
  options: readonly ShippingOption[],
  chosenId: number | null,
  itemsCents: number,
): ShippingOption | null {
  const chosen = options.find(({ id }) => id === chosenId)
  if (chosen !== undefined) return chosen
  const [first, ...others] = options.filter((option) => !option.isPickUp)
  if (first === undefined) return null
  const costOf = (option: ShippingOption) => resolveShipping(buildShippingPrice(option), itemsCents)
  return others.reduce((best, option) => (costOf(option) < costOf(best) ? option : best), first)
}

/** Returns the price of a shipping method, as carts are priced with it. */
export function buildShippingPrice({ fullCents, freeOverCents }: ShippingOption) {
  return { cents: fullCents, freeOverCents }
}
