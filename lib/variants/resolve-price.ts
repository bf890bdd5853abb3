import { type Money, parseCents } from "#lib/contract/money.ts"
import { resolveUnitPrice } from "#lib/contract/rules/addon-price.ts"
import type { Variant } from "./variant-set.ts"

/** Unit price of a variant. `fullEach` is null unless the SKU is on special. */
export type VariantPrice = { each: Money; fullEach: Money | null }

/** Returns the price of one unit with its add-ons (`addonCents`). */
export function resolvePrice(variant: Variant, addonCents: number): VariantPrice {
  const price = (cents: number) => parseCents(resolveUnitPrice(cents, [addonCents]))
  const hasSpecial = variant.isOnSpecial && variant.fullPrice > variant.price
  return {
    each: price(variant.price),
    fullEach: hasSpecial ? price(variant.fullPrice) : null,
  }
}

/** Maximum quantity of one product per request. */
export const maxQuantity = 999

/** Returns the nearest valid quantity: a whole number from 1 to `maxQuantity`. */
export function resolveQuantity(wanted: string): number {
  const quantity = Math.floor(Number(wanted))
  if (!Number.isFinite(quantity)) return 1
  return Math.min(Math.max(quantity, 1), maxQuantity)
}
