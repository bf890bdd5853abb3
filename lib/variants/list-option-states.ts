import type { Selection, VariantSet } from "./variant-set.ts"

/** Whether an option leads to a SKU in stock, only to sold-out ones, or to none. */
export type OptionState = "available" | "out-of-stock" | "missing"

/**
 * Returns the state of every option of every variation, given the selection in the other
 * variations.
 */
export function listOptionStates(set: VariantSet, selection: Selection): OptionState[][] {
  return set.variations.map(({ options }, at) =>
    options.map((_, option) => resolveOptionState(set, selection, at, option)),
  )
}

function resolveOptionState(
  { variants }: VariantSet,
  selection: Selection,
  variation: number,
  option: number,
): OptionState {
  const wanted = selection.map((chosen, at) => (at === variation ? option : chosen))
  const reachable = variants.filter(({ choice }) =>
    choice.every((at, i) => wanted[i] === null || at === wanted[i]),
  )
  if (reachable.length === 0) return "missing"
  return reachable.some(({ isInStock }) => isInStock) ? "available" : "out-of-stock"
}
