import { type Kysely, sql } from "kysely"
import { listAttributesOf, type ProductAttribute } from "#backend/catalogue/product-attributes.ts"
import { buildRowsByKey } from "#backend/catalogue/rows-by-key.ts"
import type { Database } from "#backend/db/schema.ts"
import { listVariationsOf } from "#backend/models/product-variations.ts"

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
  /** Place in lists sorted by "featured". */
  featuredPosition: number | null
  /** Stock at or below which few are left; null: the shop's limit. */
  lowStock: number | null
  attributes: readonly ProductAttribute[]
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

type Db = Kysely<Database>

/** Returns the stored products with these handles. */
export async function listExistingProducts(
  db: Db,
  handles: readonly string[],
): Promise<ExistingProduct[]> {
  const rows = await selectProducts(db)
    .where("url", "in", ["", ...handles])
    .execute()
  return buildProducts(db, rows)
}

/** Returns the next products after an id, for walking through all of them in order of creation. */
export async function listExistingProductsAfter(
  db: Db,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<ExistingProduct[]> {
  const rows = await selectProducts(db)
    .where("id", ">", afterId)
    .orderBy("id")
    .limit(limit)
    .execute()
  return buildProducts(db, rows)
}

function selectProducts(db: Db) {
  return db
    .selectFrom("products")
    .select(["id", "url", "enabled", "is_new", "primary_group_id"])
    .select(["featured_position", "low_stock"])
    .select([...productTextFields])
}

type ProductRow = Awaited<ReturnType<ReturnType<typeof selectProducts>["execute"]>>[number]

async function buildProducts(db: Db, rows: readonly ProductRow[]): Promise<ExistingProduct[]> {
  const ids = rows.map(({ id }) => id)
  const groups = await db
    .selectFrom("product_groups")
    .select(["product_id", "group_id"])
    .where("product_id", "in", [0, ...ids])
    .orderBy("group_id")
    .execute()
  const photos = await db
    .selectFrom("photos")
    .select(["id", "product_id", "image_hash as hash", "name"])
    .where("product_id", "in", [0, ...ids])
    .where("enabled", "=", true)
    .orderBy("sort_order")
    .orderBy("id")
    .execute()
  const groupsOf = buildRowsByKey(groups, (row) => row.product_id)
  const photosOf = buildRowsByKey(photos, (row) => row.product_id)
  const skusOf = buildRowsByKey(await listSkuRows(db, ids), (row) => row.product_id)
  const variationsOf = await listVariationsOf(db, ids)
  const attributesOf = await listAttributesOf(db, ids)
  return rows.map(
    ({ id, url, enabled, is_new, primary_group_id, featured_position, low_stock, ...texts }) => ({
      id,
      handle: url,
      isShown: enabled,
      isNew: is_new,
      featuredPosition: featured_position,
      lowStock: low_stock,
      attributes: attributesOf.get(id) ?? [],
      texts,
      primaryGroupId: primary_group_id,
      groupIds: (groupsOf.get(id) ?? []).map((row) => row.group_id),
      variations: variationsOf.get(id) ?? [],
      skus: (skusOf.get(id) ?? []).map(({ product_id: _, ...sku }) => sku),
      photos: (photosOf.get(id) ?? []).map(({ product_id: _, ...photo }) => photo),
    }),
  )
}

async function listSkuRows(db: Db, productIds: readonly number[]) {
  const rows = await db
    .selectFrom("skus")
    .select(["id", "product_id", "code", "enabled as isEnabled", "price_cents as priceCents"])
    .select(["special_price_cents as specialCents", "special_from as specialFrom"])
    .select(["special_until as specialUntil", "stock", "sku_photo_id as photoId"])
    .where("product_id", "in", [0, ...productIds])
    .orderBy("sort_order")
    .orderBy("id")
    .execute()
  const { rows: chosen } = await sql<{ sku_id: number; options: Record<string, string> }>`
    SELECT o.sku_id, jsonb_object_agg(v.name, option.name) AS options
    FROM sku_options o
    JOIN skus s ON s.id = o.sku_id
    JOIN product_variations v ON v.id = o.variation_id
    JOIN product_variation_options option ON option.id = o.option_id
    WHERE s.product_id = ANY(${productIds}::integer[]) GROUP BY o.sku_id`.execute(db)
  const optionsOf = new Map(chosen.map((row) => [row.sku_id, row.options]))
  return rows.map((row) => ({ ...row, options: optionsOf.get(row.id) ?? {} }))
}
