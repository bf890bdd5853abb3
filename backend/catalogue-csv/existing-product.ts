/** The product texts in a catalogue file, by database column. */
export const productTextFields = [
  "name",
  "content",
  "brand",
  "title",
  "meta_description",
  "blurb",
  "badge",
  "shipping_note",
] as const

export type ProductTextField = (typeof productTextFields)[number]

/** A stored SKU; `options` maps variation name to option name. */
export type ExistingSku = {
  id: number
  code: string
  isEnabled: boolean
  options: Readonly<Record<string, string>>
  priceCents: number
  specialCents: number | null
  specialFrom: Date | null
  specialUntil: Date | null
  stock: number
  photoId: number | null
}

export type ExistingPhoto = { id: number; hash: string; name: string }

/** A stored product with all fields of a catalogue file. */
export type ExistingProduct = {
  id: number
  handle: string
  isShown: boolean
  isNew: boolean
  texts: Readonly<Record<ProductTextField, string>>
  primaryGroupId: number | null
  groupIds: readonly number[]
  /** In display order. */
  variations: readonly { name: string; options: readonly string[] }[]
  skus: readonly ExistingSku[]
  photos: readonly ExistingPhoto[]
}

/**
 * Returns the price of a SKU at `now`, as in CSV files: `compareCents` is the regular price during
 * a special, else null.
 */
export function resolveCsvPrice(
  sku: Pick<ExistingSku, "priceCents" | "specialCents" | "specialFrom" | "specialUntil">,
  now: Date,
): { priceCents: number; compareCents: number | null } {
  const { priceCents, specialCents, specialFrom, specialUntil } = sku
  const isOn =
    specialCents !== null &&
    specialCents < priceCents &&
    (specialFrom === null || specialFrom <= now) &&
    (specialUntil === null || specialUntil > now)
  return isOn
    ? { priceCents: specialCents, compareCents: priceCents }
    : { priceCents, compareCents: null }
}
