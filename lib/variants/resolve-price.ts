import { type Money, parseCents } from "#lib/money.ts"
import type { Variant } from "./variant-set.ts"

/** What the shopper would pay. `fullEach` is null unless the SKU is on special. */
export type VariantPrice = { each: Money; fullEach: Money | null; total: Money }

/** Price of one with its add-ons (`addonCents`), and of `quantity` of them. */
export function resolvePrice(variant: Variant, addonCents: number, quantity: number): VariantPrice {
  const each = variant.price + addonCents
  const hasSpecial = variant.isOnSpecial && variant.fullPrice > variant.price
  return {
    each: parseCents(each),
    fullEach: hasSpecial ? parseCents(variant.fullPrice + addonCents) : null,
    total: parseCents(each * quantity),
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
