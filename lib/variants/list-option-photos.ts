import type { VariantSet } from "./variant-set.ts"

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
