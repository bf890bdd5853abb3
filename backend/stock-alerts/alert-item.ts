import { type Kysely, sql } from "kysely"
import { skuVariations } from "#backend/catalogue/product-options.ts"
import type { Database } from "#backend/db/schema.ts"
import { getLabel, listTextLabels } from "#backend/translations/text-labels.ts"
import { parseContentLanguage } from "#lib/contract/translation.ts"
import { buildOptionQuery } from "#lib/contract/values/option-query.ts"

/** A SKU as people read it, with its stock. */
export type AlertItem = {
  skuId: number
  /** Name of the product with the chosen options, such as "Clear resin (Amber, 500 ml)". */
  name: string
  slug: string
  stock: number
  /** True if it can be ordered once there is stock. */
  isSold: boolean
  productId: number
  product: string
  /** The chosen options. */
  options: string[]
  /** URL query that chooses them; empty without options. */
  optionQuery: string
}

type ItemRow = Omit<AlertItem, "name" | "options" | "optionQuery"> & {
  variations: { name: string; variation_type: string }[]
}

/** Returns these SKUs by id; those that do not exist are left out. */
export async function listAlertItems(
  db: Kysely<Database>,
  skuIds: readonly number[],
): Promise<Map<number, AlertItem>> {
  const { rows } = await sql<ItemRow>`
    SELECT s.id AS "skuId", p.id AS "productId", p.name AS product, p.url AS slug, s.stock,
      s.enabled AND p.enabled AS "isSold", ${skuVariations} AS variations
    FROM skus s JOIN products p ON p.id = s.product_id
    WHERE s.id = ANY(${skuIds}::integer[])`.execute(db)
  return new Map(
    rows.map(({ variations, ...row }) => {
      const options = variations.map(({ name }) => name)
      const optionQuery = buildOptionQuery(variations)
      return [
        row.skuId,
        { ...row, options, optionQuery, name: buildItemName(row.product, options) },
      ]
    }),
  )
}

/** Returns the item with its name in a language, for an email. */
export async function getTranslatedItem(
  db: Kysely<Database>,
  item: AlertItem,
  language: string,
): Promise<AlertItem> {
  const { productId: id, product: text, options: terms } = item
  const labels = await listTextLabels(
    { db, language: parseContentLanguage(language) },
    { records: [{ kind: "product", id, field: "name", text }], terms },
  )
  if (labels === null) return item
  const product = getLabel(labels, "product", text)
  const options = terms.map((term) => getLabel(labels, "term", term))
  return { ...item, name: buildItemName(product, options) }
}

function buildItemName(product: string, options: readonly string[]): string {
  return options.length === 0 ? product : `${product} (${options.join(", ")})`
}
