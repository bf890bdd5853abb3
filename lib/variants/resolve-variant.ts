import type { Selection, Variant, VariantSet } from "./variant-set.ts"

/**
 * Returns the SKU of a complete selection; null if the selection is incomplete or no SKU matches.
 */
export function resolveVariant(set: VariantSet, selection: Selection): Variant | null {
  return set.variants.find(({ choice }) => choice.every((at, i) => at === selection[i])) ?? null
}

/** State of the buy button (specification 1, section 4, "Product option states"). */
export type BuyState = "select-options" | "out-of-stock" | "in-stock"

/** Returns the state that the product page displays for a SKU, or for none. */
export function resolveBuyState(variant: Variant | null): BuyState {
  if (variant === null) return "select-options"
  return variant.isInStock ? "in-stock" : "out-of-stock"
}

/** True if every variation has a selected option. */
export function isComplete(selection: Selection): boolean {
  return !selection.includes(null)
}
