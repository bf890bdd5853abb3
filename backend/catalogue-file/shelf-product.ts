/** The texts of a product that stand in a catalogue file, by column of the database. */
export const shelfTexts = [
  "name",
  "content",
  "brand",
  "title",
  "meta_description",
  "blurb",
  "badge",
  "shipping_note",
] as const

export type ShelfText = (typeof shelfTexts)[number]

/** A SKU as it stands; `options` by name of the variation. */
export type ShelfSku = {
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

export type ShelfPhoto = { id: number; hash: string; name: string }

/** A product as it stands in the shop, with all that a catalogue file tells of it. */
export type ShelfProduct = {
  id: number
  handle: string
  isShown: boolean
  isNew: boolean
  texts: Readonly<Record<ShelfText, string>>
  primaryGroupId: number | null
  groupIds: readonly number[]
  /** In the order they are offered in. */
  variations: readonly { name: string; options: readonly string[] }[]
  skus: readonly ShelfSku[]
  photos: readonly ShelfPhoto[]
}

/** What a SKU costs at this moment, as files tell it: `compareCents` is the price it is down from. */
export function getFiledPrice(
  sku: Pick<ShelfSku, "priceCents" | "specialCents" | "specialFrom" | "specialUntil">,
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
