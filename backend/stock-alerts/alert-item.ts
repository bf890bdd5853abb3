import { type Kysely, sql } from "kysely"
import { skuVariations } from "#backend/catalogue/product-options.ts"
import type { Database } from "#backend/db/schema.ts"

/** A SKU as people read it, with its stock. */
export type AlertItem = {
  skuId: number
  /** Name of the product with the chosen options, such as "Clear resin (Amber, 500 ml)". */
  name: string
  slug: string
  stock: number
  /** True if it can be ordered once there is stock. */
  isSold: boolean
}

type ItemRow = Omit<AlertItem, "name"> & {
  product: string
  variations: { name: string; variation_type: string }[]
}

/** Returns these SKUs by id; those that do not exist are left out. */
export async function listAlertItems(
  db: Kysely<Database>,
  skuIds: readonly number[],
): Promise<Map<number, AlertItem>> {
  const { rows } = await sql<ItemRow>`
    SELECT s.id AS "skuId", p.name AS product, p.url AS slug, s.stock,
      s.enabled AND p.enabled AS "isSold", ${skuVariations} AS variations
    FROM skus s JOIN products p ON p.id = s.product_id
    WHERE s.id = ANY(${skuIds}::integer[])`.execute(db)
  return new Map(
    rows.map(({ product, variations, ...row }) => [
      row.skuId,
      { ...row, name: buildItemName(product, variations) },
    ]),
  )
}

function buildItemName(product: string, variations: ItemRow["variations"]): string {
  const options = variations.map(({ name }) => name).join(", ")
  return options === "" ? product : `${product} (${options})`
}
