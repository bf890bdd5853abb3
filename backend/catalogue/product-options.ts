import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { getLowStockLimit, isLowStock } from "#backend/settings/site-settings.ts"
import { buildAmount } from "#lib/contract/money.ts"
import type { WireProductAddon, WireSku } from "#lib/contract/product.ts"
import { type PricedSku, resolveSkuPrice } from "./prices.ts"
import { buildRowsByKey } from "./rows-by-key.ts"

/** SQL: the options of the SKU `s` as JSON `[{ name, variation_type }]`, in the product's order. */
export const skuVariations = sql`coalesce((
  SELECT jsonb_agg(jsonb_build_object('name', o.name, 'variation_type', v.name)
    ORDER BY v.sort_order, v.id)
  FROM sku_options so
    JOIN product_variations v ON v.id = so.variation_id
    JOIN product_variation_options o ON o.id = so.option_id
  WHERE so.sku_id = s.id), '[]')`

type SkuRow = PricedSku & {
  id: number
  code: string
  stock: number
  low_stock: number | null
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
      (SELECT low_stock FROM products WHERE products.id = skus.product_id) AS low_stock,
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
  const lowStock = await getLowStockLimit(db)
  return rows.map((row) => buildSku(row, { now, lowStock }))
}

function buildSku(row: SkuRow, { now, lowStock }: { now: Date; lowStock: number }): WireSku {
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
    low_stock: isLowStock(row.stock, row.low_stock ?? lowStock),
  }
}

/** Lists the enabled add-ons of a product, in order, with the options of dropdowns. */
export async function listProductAddons(
  db: Kysely<Database>,
  productId: number,
): Promise<WireProductAddon[]> {
  const rows = await selectAddons(db, productId)
  if (rows.length === 0) return []
  const optionsOf = await listOptions(
    db,
    rows.map((row) => row.id),
  )
  return rows.map(({ id, name, type, required, price_cents, ...limits }) => ({
    ...limits,
    addon: {
      id,
      name,
      type,
      required,
      price: buildAmount(price_cents),
      dropdown_options: (optionsOf.get(id) ?? []).map((option) => ({
        id: option.id,
        name: option.name,
        price: buildAmount(option.price_cents),
      })),
    },
  }))
}

function selectAddons(db: Kysely<Database>, productId: number) {
  return db
    .selectFrom("product_addons")
    .innerJoin("addons", "addons.id", "product_addons.addon_id")
    .select([
      "addons.id",
      "addons.name",
      "addons.type",
      "addons.required",
      "addons.price_cents",
      "product_addons.min_qty",
      "product_addons.max_qty",
      "product_addons.max_length",
      "product_addons.pattern",
    ])
    .where("product_addons.product_id", "=", productId)
    .where("product_addons.enabled", "=", true)
    .where("addons.enabled", "=", true)
    .orderBy("product_addons.sort_order")
    .orderBy("product_addons.id")
    .execute()
}

async function listOptions(db: Kysely<Database>, addonIds: number[]) {
  const rows = await db
    .selectFrom("addon_options")
    .select(["id", "addon_id", "name", "price_cents"])
    .where("addon_id", "in", addonIds)
    .orderBy("sort_order")
    .orderBy("id")
    .execute()
  return buildRowsByKey(rows, (row) => row.addon_id)
}
