import type { Selection, Variant, VariantSet } from "./variant-set.ts"

/** The SKU a complete selection leads to, or null while one is missing or none exists. */
export function resolveVariant(set: VariantSet, selection: Selection): Variant | null {
  return set.variants.find(({ choice }) => choice.every((at, i) => at === selection[i])) ?? null
}

/** Where the shopper stands (specification 1, section 4, "Product option states"). */
export type BuyState = "select-options" | "out-of-stock" | "in-stock"

/** What the product page says for the SKU found, or for none. */
export function resolveBuyState(variant: Variant | null): BuyState {
  if (variant === null) return "select-options"
  return variant.isInStock ? "in-stock" : "out-of-stock"
}

/** Whether every variation has an option chosen. */
export function isComplete(selection: Selection): boolean {
  return !selection.includes(null)
}
