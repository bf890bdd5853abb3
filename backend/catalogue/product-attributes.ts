import { type Kysely, sql, type Transaction } from "kysely"
import type { z } from "zod"
import type { Database } from "#backend/db/schema.ts"
import type { productAttributeSchema } from "#lib/contract/product-filter.ts"
import { buildRowsByKey } from "./rows-by-key.ts"

/** An attribute of a product with its values, both in order. */
export type ProductAttribute = z.infer<typeof productAttributeSchema>

/** Lists the attributes of products, each with its values, in order. */
export async function listAttributesOf(
  db: Kysely<Database>,
  productIds: readonly number[],
): Promise<Map<number, ProductAttribute[]>> {
  const rows = await db
    .selectFrom("product_attributes")
    .select(["product_id", "name", "value"])
    .where("product_id", "in", [0, ...productIds])
    .orderBy("product_id")
    .orderBy("sort_order")
    .orderBy("name")
    .orderBy("value")
    .execute()
  const rowsOf = buildRowsByKey(rows, (row) => row.product_id)
  return new Map(
    [...rowsOf].map(([id, own]) => [
      id,
      [...buildRowsByKey(own, (row) => row.name)].map(([name, values]) => ({
        name,
        values: values.map(({ value }) => value),
      })),
    ]),
  )
}

/** Saves the attributes of products, and deletes their others. */
export async function saveAttributes(
  trx: Transaction<Database>,
  products: readonly { id: number; attributes: readonly ProductAttribute[] }[],
): Promise<void> {
  const rows = products.flatMap(({ id, attributes }) =>
    attributes
      .flatMap(({ name, values }) => values.map((value) => ({ name, value })))
      .map((row, place) => ({ product: id, ...row, place })),
  )
  const ids = products.map(({ id }) => id)
  await sql`DELETE FROM product_attributes WHERE product_id = ANY(${ids}::integer[])`.execute(trx)
  await sql`INSERT INTO product_attributes (product_id, name, value, sort_order)
    SELECT product, name, value, min(place)
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS given(product integer, name text, value text, place integer)
    GROUP BY product, name, value`.execute(trx)
}
