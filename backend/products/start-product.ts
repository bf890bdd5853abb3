import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import type { Trx } from "#backend/models/model-definition.ts"
import { productRelations } from "#backend/models/product-relations.ts"
import { createRecord, getRecord, updateRecord } from "#backend/models/record-rows.ts"
import { shopModels } from "#backend/models/shop-models.ts"
import { createModel, type WriteResult } from "#backend/models/write-model.ts"
import { parseAmount } from "#lib/contract/money.ts"
import type { Result } from "#lib/contract/result.ts"

type Db = Kysely<Database>
type Names = { name: string; url: string }
type FirstSku = { code: string; price: string; stock: number }

const product = shopModels["sell/product"]
/** A code that another SKU has is reported at the field `code`. */
const withCode = { ...product.relations.columns, code: "code" }

/** Creates a hidden product with its first SKU, all or nothing. */
export function startProduct(
  db: Db,
  { name, url, code, price, stock }: Names & FirstSku,
): Promise<WriteResult> {
  return createHidden(db, async (trx) => {
    const id = await createRecord(trx, product, { name, url })
    const sku = { product_id: id, code, price_cents: parseAmount(price), stock }
    await trx.insertInto("skus").values(sku).execute()
    return { ok: true, value: id }
  })
}

/**
 * Copies a product with its categories, variations, SKUs, photos and add-ons: hidden, with another
 * address, without stock, and with the first free number after each SKU's code.
 */
export function duplicateProduct(db: Db, ofId: number, names: Names): Promise<WriteResult> {
  return createHidden(db, async (trx) => {
    const record = await getRecord(trx, product, ofId)
    if (record === null) return missing
    const values = { ...record, ...names, featured_position: null }
    const id = await createRecord(trx, product, values)
    const put = await productRelations.put(trx, id, values)
    if (!put.ok) return put
    await copyPhotos(trx, ofId, id)
    await copySkus(trx, ofId, id)
    await sql`INSERT INTO product_addons
        (product_id, enabled, addon_id, min_qty, max_qty, max_length, pattern, sort_order)
      SELECT ${id}::integer, enabled, addon_id, min_qty, max_qty, max_length, pattern, sort_order
      FROM product_addons WHERE product_id = ${ofId}`.execute(trx)
    return { ok: true, value: id }
  })
}

function createHidden(
  db: Db,
  create: (trx: Trx) => Promise<Result<number, ApiError>>,
): Promise<WriteResult> {
  const model = {
    ...product,
    relations: { ...product.relations, columns: withCode },
    create: async (trx: Trx) => {
      const created = await create(trx)
      if (created.ok) await updateRecord(trx, product, created.value, { enabled: false })
      return created
    },
  }
  return createModel(db, model, {})
}

async function copyPhotos(trx: Trx, ofId: number, id: number): Promise<void> {
  await sql`INSERT INTO photos (product_id, enabled, image_hash, sort_order, name, description)
    SELECT ${id}::integer, enabled, image_hash, sort_order, name, description
    FROM photos WHERE product_id = ${ofId} ORDER BY sort_order, id`.execute(trx)
}

async function copySkus(trx: Trx, ofId: number, id: number): Promise<void> {
  const { rows } = await sql<{ free: number }>`
    SELECT free FROM generate_series(2, 10000) AS free WHERE NOT EXISTS (
      SELECT FROM skus own JOIN skus other ON other.code = own.code || '-' || free
      WHERE own.product_id = ${ofId}) ORDER BY free LIMIT 1`.execute(trx)
  const suffix = `-${rows[0]?.free ?? 2}`
  await sql`INSERT INTO skus (product_id, enabled, code, sort_order, price_cents,
      special_price_cents, special_from, special_until, sku_photo_id)
    SELECT ${id}::integer, enabled, code || ${suffix}::text, sort_order, price_cents,
      special_price_cents, special_from, special_until,
      (SELECT copy.id FROM photos copy WHERE copy.product_id = ${id} AND copy.image_hash =
        (SELECT image_hash FROM photos WHERE photos.id = skus.sku_photo_id)
        ORDER BY copy.sort_order, copy.id LIMIT 1)
    FROM skus WHERE product_id = ${ofId}`.execute(trx)
  await sql`INSERT INTO sku_options (sku_id, variation_id, option_id)
    SELECT copy.id, variation.id, option.id
    FROM skus own
    JOIN skus copy ON copy.product_id = ${id} AND copy.code = own.code || ${suffix}::text
    JOIN sku_options chosen ON chosen.sku_id = own.id
    JOIN product_variations v ON v.id = chosen.variation_id
    JOIN product_variation_options o ON o.id = chosen.option_id
    JOIN product_variations variation ON variation.product_id = ${id} AND variation.name = v.name
    JOIN product_variation_options option
      ON option.variation_id = variation.id AND option.name = o.name
    WHERE own.product_id = ${ofId}`.execute(trx)
}

const missing: Result<never, ApiError> = {
  ok: false,
  error: buildApiError(404, "NOT_FOUND", { code: "model_record_not_found" }),
}
