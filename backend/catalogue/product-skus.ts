import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { buildAmount } from "#lib/contract/money.ts"
import type { WireSku } from "#lib/contract/product.ts"
import { type PricedSku, resolveSkuPrice } from "./sku-price.ts"

type SkuRow = PricedSku & {
  id: number
  code: string
  stock: number
  sku_photo_id: number | null
  variations: WireSku["variations"]
}

/**
 * Lists the enabled SKUs of a product with their prices at `now`. In `variations`, `name` is the
 * chosen option and `variation_type` the name of its variation.
 */
export async function listProductSkus(
  db: Kysely<Database>,
  productId: number,
  now: Date,
): Promise<WireSku[]> {
  const { rows } = await sql<SkuRow>`
    SELECT skus.id, code, stock, price_cents, special_price_cents, special_from, special_until,
      (SELECT id FROM photos WHERE id = sku_photo_id AND photos.enabled
        AND photos.product_id = skus.product_id) AS sku_photo_id,
      coalesce((
        SELECT jsonb_agg(
          jsonb_build_object('name', option.name, 'variation_type', variation.name)
          ORDER BY variation.sort_order, variation.id)
        FROM sku_options
          JOIN product_variations variation ON variation.id = sku_options.variation_id
          JOIN product_variation_options option ON option.id = sku_options.option_id
        WHERE sku_options.sku_id = skus.id), '[]') AS variations
    FROM skus WHERE product_id = ${productId} AND enabled
    ORDER BY sort_order, id`.execute(db)
  return rows.map((row) => buildSku(row, now))
}

function buildSku(row: SkuRow, now: Date): WireSku {
  const price = resolveSkuPrice(row, now)
  return {
    id: row.id,
    sku_photo_id: row.sku_photo_id,
    code: row.code,
    variations: row.variations,
    price_each: buildAmount(price.eachCents),
    full_price_each: buildAmount(price.fullCents),
    on_special: price.isOnSpecial,
    in_stock: row.stock > 0,
  }
}
