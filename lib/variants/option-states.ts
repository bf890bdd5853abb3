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

/**
 * Returns for each variation the images of its options, by photo id; null for a variation whose
 * images do not distinguish its options: one has none, or two share one.
 */
export function listOptionPhotos({
  variations,
  variants,
}: VariantSet): readonly (readonly number[] | null)[] {
  return variations.map(({ options }, variation) => {
    const photos = options.map((_, option) => {
      const ids = variants
        .filter(({ choice }) => choice[variation] === option)
        .map(({ photoId }) => photoId)
      return new Set(ids).size === 1 ? (ids[0] ?? null) : null
    })
    const known = photos.filter((id) => id !== null)
    return known.length > 1 && new Set(known).size === options.length ? known : null
  })
}
