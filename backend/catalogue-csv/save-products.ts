import { sql } from "kysely"
import { saveAttributes } from "#backend/catalogue/product-attributes.ts"
import type { Trx } from "#backend/models/model-definition.ts"
import { withProductChanges } from "#backend/models/product-affected-tags.ts"
import type { ProductWrite, SkuWrite } from "./product-plan.ts"

/** A product write with the id of its stored row. */
type ProductWriteWithId = ProductWrite & { id: number }

/**
 * Saves products as planned, each kind of record in one statement, and publishes the changed cache
 * tags. Existing SKUs must be locked before.
 */
export async function saveProducts(trx: Trx, writes: readonly ProductWrite[]): Promise<void> {
  if (writes.length === 0) return
  const known = writes.flatMap(({ id }) => id ?? [])
  await withProductChanges(trx, known, async () => {
    const savedWrites = await saveProductRows(trx, writes)
    await saveGroups(trx, savedWrites)
    await saveAttributes(
      trx,
      savedWrites.flatMap(({ id, attributes }) => (attributes ? [{ id, attributes }] : [])),
    )
    await savePhotos(trx, savedWrites)
    await saveSkus(trx, savedWrites)
    return savedWrites.map(({ id }) => id).filter((id) => !known.includes(id))
  })
}

async function saveProductRows(
  trx: Trx,
  writes: readonly ProductWrite[],
): Promise<ProductWriteWithId[]> {
  const added = writes.filter(({ id }) => id === null)
  const idOf = new Map<string, number>()
  if (added.length > 0) {
    const rows = await trx
      .insertInto("products")
      .values(
        added.map(({ handle, columns }) => ({ ...columns, name: columns.name ?? "", url: handle })),
      )
      .returning(["id", "url"])
      .execute()
    for (const { id, url } of rows) idOf.set(url, id)
  }
  for (const { id, columns } of writes) {
    if (id === null || Object.keys(columns).length === 0) continue
    await trx.updateTable("products").set(columns).where("id", "=", id).execute()
  }
  return writes.flatMap((write) => {
    const id = write.id ?? idOf.get(write.handle)
    return id === undefined ? [] : [{ ...write, id }]
  })
}

async function saveGroups(trx: Trx, savedWrites: readonly ProductWriteWithId[]): Promise<void> {
  const wanted = savedWrites.filter(({ groupIds }) => groupIds !== null)
  const pairs = wanted.flatMap(({ id, groupIds }) =>
    (groupIds ?? []).map((group) => ({ product: id, group })),
  )
  const [products, groups] = [pairs.map(({ product }) => product), pairs.map(({ group }) => group)]
  await sql`DELETE FROM product_groups pg
    WHERE pg.product_id = ANY(${wanted.map(({ id }) => id)}::integer[]) AND NOT EXISTS (
      SELECT FROM unnest(${products}::integer[], ${groups}::integer[]) AS kept(product_id, group_id)
      WHERE kept.product_id = pg.product_id AND kept.group_id = pg.group_id)`.execute(trx)
  await sql`INSERT INTO product_groups (product_id, group_id)
    SELECT * FROM unnest(${products}::integer[], ${groups}::integer[])
    ON CONFLICT DO NOTHING`.execute(trx)
}

async function savePhotos(trx: Trx, savedWrites: readonly ProductWriteWithId[]): Promise<void> {
  const photos = savedWrites.flatMap(({ id, photos: own }) =>
    own.map((photo, place) => ({ ...photo, product: id, place })),
  )
  for (const { id, name } of photos) {
    if (id !== null) await trx.updateTable("photos").set({ name }).where("id", "=", id).execute()
  }
  const added = photos.filter(({ id }) => id === null)
  await sql`INSERT INTO photos (product_id, image_hash, name, sort_order)
    SELECT given.product, given.hash, given.name, given.place + 1 +
      (SELECT coalesce(max(sort_order), 0) FROM photos WHERE product_id = given.product)
    FROM jsonb_to_recordset(${JSON.stringify(added)}::jsonb)
      AS given(product integer, hash text, name text, place integer)
    ORDER BY given.product, given.place`.execute(trx)
}

type SkuRow = SkuWrite & { product: number; place: number }

/** Saves the SKUs of products with their variations and options, each kind in one statement. */
async function saveSkus(trx: Trx, savedWrites: readonly ProductWriteWithId[]): Promise<void> {
  await addVariations(trx, savedWrites)
  const skus = savedWrites.flatMap(({ id, skus: own }) =>
    own.map((sku, place) => ({ ...sku, product: id, place })),
  )
  if (skus.length === 0) return
  const written = JSON.stringify(skus)
  await sql`UPDATE skus SET code = given.code, enabled = true, price_cents = given."priceCents",
      special_price_cents = given."specialCents", special_from = given."specialFrom",
      special_until = given."specialUntil", stock = given.stock
    FROM jsonb_to_recordset(${written}::jsonb) AS given(${recordColumns})
    WHERE skus.id = given.id`.execute(trx)
  await sql`INSERT INTO skus (product_id, code, price_cents, special_price_cents, stock, sort_order)
    SELECT given.product, given.code, given."priceCents", given."specialCents", given.stock,
      given.place + (SELECT coalesce(max(sort_order) + 1, 0) FROM skus
        WHERE product_id = given.product)
    FROM jsonb_to_recordset(${written}::jsonb) AS given(${recordColumns})
    WHERE given.id IS NULL ORDER BY given.product, given.place`.execute(trx)
  await saveOptions(trx, skus)
  await saveSkuPhotos(trx, skus)
}

const recordColumns = sql.raw(`id integer, product integer, place integer, code text,
  "priceCents" integer, "specialCents" integer, "specialFrom" timestamptz,
  "specialUntil" timestamptz, stock integer`)

/** Adds missing variations and options after the existing ones. */
async function addVariations(trx: Trx, savedWrites: readonly ProductWriteWithId[]): Promise<void> {
  const variations = savedWrites.flatMap(({ id, variations: own }) =>
    own.map(({ name, options }, place) => ({ product: id, name, options, place })),
  )
  if (variations.length === 0) return
  const given = JSON.stringify(variations)
  await sql`INSERT INTO product_variations (product_id, name, sort_order)
    SELECT product, name, place
    FROM jsonb_to_recordset(${given}::jsonb) AS given(product integer, name text, place integer)
    ON CONFLICT (product_id, name) DO NOTHING`.execute(trx)
  await sql`INSERT INTO product_variation_options (variation_id, name, sort_order)
    SELECT v.id, option.name, option.place +
      (SELECT coalesce(max(sort_order) + 1, 0) FROM product_variation_options
        WHERE variation_id = v.id)
    FROM jsonb_to_recordset(${given}::jsonb) AS given(product integer, name text, options jsonb)
    JOIN product_variations v ON v.product_id = given.product AND v.name = given.name
    CROSS JOIN LATERAL jsonb_array_elements_text(given.options) WITH ORDINALITY
      AS option(name, place)
    ORDER BY v.id, option.place
    ON CONFLICT (variation_id, name) DO NOTHING`.execute(trx)
}

async function saveOptions(trx: Trx, skus: readonly SkuRow[]): Promise<void> {
  const changed = skus.filter(({ options }) => options !== null)
  if (changed.length === 0) return
  const codes = changed.map(({ code }) => code)
  const chosen = JSON.stringify(
    changed.flatMap(({ code, options }) =>
      Object.entries(options ?? {}).map(([variation, option]) => ({ code, variation, option })),
    ),
  )
  await sql`DELETE FROM sku_options o USING skus s
    WHERE s.id = o.sku_id AND s.code = ANY(${codes}::text[])`.execute(trx)
  await sql`INSERT INTO sku_options (sku_id, variation_id, option_id)
    SELECT s.id, v.id, o.id
    FROM jsonb_to_recordset(${chosen}::jsonb) AS given(code text, variation text, option text)
    JOIN skus s ON s.code = given.code
    JOIN product_variations v ON v.product_id = s.product_id AND v.name = given.variation
    JOIN product_variation_options o ON o.variation_id = v.id AND o.name = given.option`.execute(
    trx,
  )
}

async function saveSkuPhotos(trx: Trx, skus: readonly SkuRow[]): Promise<void> {
  const changed = skus.filter(({ photoHash }) => photoHash !== undefined)
  if (changed.length === 0) return
  const given = JSON.stringify(changed.map(({ code, photoHash }) => ({ code, hash: photoHash })))
  await sql`UPDATE skus SET sku_photo_id = (SELECT photos.id FROM photos
      WHERE photos.product_id = skus.product_id AND photos.image_hash = given.hash
      ORDER BY photos.sort_order, photos.id LIMIT 1)
    FROM jsonb_to_recordset(${given}::jsonb) AS given(code text, hash text)
    WHERE skus.code = given.code`.execute(trx)
}
