import { type Kysely, sql } from "kysely"
import type { z } from "zod"
import { type PricedSku, resolveSkuPrice } from "#backend/catalogue/prices.ts"
import type { Database } from "#backend/db/schema.ts"
import type { Deps } from "#backend/deps.ts"
import { getLowStockLimit, isLowStock } from "#backend/settings/site-settings.ts"
import { cartLimits, type searchSkuSchema, type skuSearchResultSchema } from "#lib/contract/cart.ts"
import { formatFieldDetails } from "#lib/contract/error-detail.ts"
import { buildAmount } from "#lib/contract/money.ts"
import { resolveUnitPrice } from "#lib/contract/rules/addon-price.ts"
import { sanitiseText } from "#lib/contract/values/sanitise-text.ts"
import { listOfferedAddons, validateAddons } from "./addons.ts"

type SearchSkuInput = z.output<typeof searchSkuSchema>
type FoundSku = PricedSku & {
  id: number
  code: string
  sku_photo_id: number | null
  stock: number
  low_stock: number | null
}

/** Returns the SKU with the chosen options of a product, and its unit price with add-ons. */
export async function findSkuByOptions(
  { db, now }: Deps,
  input: SearchSkuInput,
): Promise<z.input<typeof skuSearchResultSchema>> {
  const offered = await listOfferedAddons(db, [input.product])
  const { taken, errors } = validateAddons(offered.get(input.product) ?? [], input.addons)
  const sku = await findSku(db, input)
  if (sku === null)
    return { ...nothing, addon_faults: formatFieldDetails(errors), addon_details: errors }
  const { eachCents, fullCents, isOnSpecial } = resolveSkuPrice(sku, now())
  const extras = taken.map(({ cents }) => cents)
  return {
    sku: { id: sku.id, code: sku.code, sku_photo_id: sku.sku_photo_id },
    price_each: buildAmount(resolveUnitPrice(eachCents, extras)),
    full_price_each: buildAmount(resolveUnitPrice(fullCents, extras)),
    on_special: isOnSpecial,
    in_stock: sku.stock > 0,
    low_stock: isLowStock(sku.stock, sku.low_stock ?? (await getLowStockLimit(db))),
    can_purchase_qty: Math.min(sku.stock, cartLimits.qty),
    addon_faults: formatFieldDetails(errors),
    addon_details: errors,
  }
}

const nothing = {
  sku: null,
  price_each: null,
  full_price_each: null,
  on_special: false,
  in_stock: false,
  low_stock: false,
  can_purchase_qty: 0,
}

/** Returns the enabled SKU with exactly these options; null if there is none. */
async function findSku(
  db: Kysely<Database>,
  { product, variations }: SearchSkuInput,
): Promise<FoundSku | null> {
  const chosen = variations.map(({ name, value }) => [sanitiseText(name), sanitiseText(value)])
  const options = JSON.stringify(Object.fromEntries(chosen))
  const { rows } = await sql<FoundSku>`
    SELECT s.id, s.code, s.stock, s.price_cents, s.special_price_cents, s.special_from,
      s.special_until, p.low_stock,
      (SELECT id FROM photos WHERE id = s.sku_photo_id AND photos.enabled
        AND photos.product_id = p.id) AS sku_photo_id
    FROM skus s JOIN products p ON p.id = s.product_id AND p.enabled
    WHERE p.id = ${product} AND s.enabled AND coalesce((
      SELECT jsonb_object_agg(v.name, o.name)
      FROM sku_options so
        JOIN product_variations v ON v.id = so.variation_id
        JOIN product_variation_options o ON o.id = so.option_id
      WHERE so.sku_id = s.id), '{}') = ${options}::jsonb
    ORDER BY s.sort_order, s.id LIMIT 1`.execute(db)
  return rows[0] ?? null
}
