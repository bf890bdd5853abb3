import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { WireVariation } from "#lib/contract/product.ts"
import { buildRowsByKey } from "./rows-by-key.ts"

/** Lists the variations of a product, such as colour and volume, each with its options. */
export async function listVariations(
  db: Kysely<Database>,
  productId: number,
): Promise<WireVariation[]> {
  const rows = await db
    .selectFrom("product_variations as variation")
    .innerJoin("product_variation_options as option", "option.variation_id", "variation.id")
    .select(["variation.name", "option.name as option"])
    .where("variation.product_id", "=", productId)
    .orderBy("variation.sort_order")
    .orderBy("variation.id")
    .orderBy("option.sort_order")
    .orderBy("option.id")
    .execute()
  return [...buildRowsByKey(rows, (row) => row.name)].map(([name, options]) => ({
    name,
    options: options.map(({ option }) => option),
  }))
}
