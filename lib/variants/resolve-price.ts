import { priceUnit } from "#lib/contract/price-addon.ts"
import { type Money, parseCents } from "#lib/money.ts"
import type { Variant } from "./variant-set.ts"

/** What the shopper would pay for one. `fullEach` is null unless the SKU is on special. */
export type VariantPrice = { each: Money; fullEach: Money | null }

/** Price of one with its add-ons (`addonCents`). */
export function resolvePrice(variant: Variant, addonCents: number): VariantPrice {
  const price = (cents: number) => parseCents(priceUnit(cents, [addonCents]))
  const hasSpecial = variant.isOnSpecial && variant.fullPrice > variant.price
  return {
    each: price(variant.price),
    fullEach: hasSpecial ? price(variant.fullPrice) : null,
  }
}

/** Most of one product that can be asked for at once. */
export const maxQuantity = 999

/** The nearest quantity that can be bought: whole, at least 1. */
export function resolveQuantity(wanted: string): number {
  const quantity = Math.floor(Number(wanted))
  if (!Number.isFinite(quantity)) return 1
  return Math.min(Math.max(quantity, 1), maxQuantity)
}
