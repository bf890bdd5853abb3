import { sql } from "kysely"
import type { Trx } from "#backend/models/model-definition.ts"
import { withProductChanges } from "#backend/models/with-product-changes.ts"
import type { ProductWrite } from "./product-plan.ts"
import { saveSkus } from "./save-skus.ts"

/** A product write with the id of its stored row. */
export type ProductWriteWithId = ProductWrite & { id: number }

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
