import { type Kysely, sql } from "kysely"
import { buildRowsByKey } from "#backend/catalogue/rows-by-key.ts"
import type { Database } from "#backend/db/schema.ts"
import type { PricedAddon } from "#lib/contract/rules/addon-price.ts"
import type { AddonTextLimits } from "#lib/contract/rules/addon-text.ts"

/** An add-on currently offered with a product; prices in cents. */
export type OfferedAddon = Omit<PricedAddon, "options"> &
  AddonTextLimits & {
    id: number
    name: string
    isRequired: boolean
    minQty: number
    maxQty: number
    options: readonly { id: number; name: string; price: number }[]
  }

/** Returns the add-ons of products, by product id, in each product's own order. */
export async function listOfferedAddons(
  db: Kysely<Database>,
  productIds: readonly number[],
): Promise<Map<number, OfferedAddon[]>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await sql<OfferedAddon & { productId: number }>`
    SELECT own.product_id AS "productId", a.id, a.name, a.type, a.price_cents AS price,
      a.required AS "isRequired", own.min_qty AS "minQty", own.max_qty AS "maxQty",
      own.max_length AS "maxLength", own.pattern,
      coalesce((
        SELECT jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'price', o.price_cents)
          ORDER BY o.sort_order, o.id)
        FROM addon_options o WHERE o.addon_id = a.id), '[]') AS options
    FROM product_addons own JOIN addons a ON a.id = own.addon_id
    WHERE own.product_id = ANY(${productIds}::integer[]) AND own.enabled AND a.enabled
    ORDER BY own.sort_order, own.id`.execute(db)
  return buildRowsByKey(rows, (row) => row.productId)
}
