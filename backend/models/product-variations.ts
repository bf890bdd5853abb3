import { sql } from "kysely"
import { z } from "zod"
import { buildRowsByKey } from "#backend/catalogue/rows-by-key.ts"
import { type ApiError, buildFieldError } from "#backend/http/api-error.ts"
import type { Result } from "#lib/contract/result.ts"
import type { Db, Trx } from "./model-definition.ts"

export const variationsSchema = z.array(
  z.object({ name: z.string(), options: z.array(z.string()) }),
)

type Variations = z.infer<typeof variationsSchema>

/** Lists the variations of products, each with its options, in order. */
export async function listVariationsOf(
  db: Db,
  productIds: readonly number[],
): Promise<Map<number, Variations>> {
  const { rows } = await sql<{ product_id: number; name: string; options: string[] }>`
    SELECT v.product_id, v.name,
      coalesce(array_agg(o.name ORDER BY o.sort_order, o.id) FILTER (WHERE o.id IS NOT NULL), '{}')
        AS options
    FROM product_variations v LEFT JOIN product_variation_options o ON o.variation_id = v.id
    WHERE v.product_id = ANY(${productIds}::integer[])
    GROUP BY v.id ORDER BY v.sort_order, v.id`.execute(db)
  const grouped = buildRowsByKey(rows, (row) => row.product_id)
  return new Map(
    [...grouped].map(([id, own]) => [id, own.map(({ name, options }) => ({ name, options }))]),
  )
}

/**
 * Saves a product's variations and deletes the others. Variations with an existing name remain,
 * with their SKUs.
 */
export async function saveVariations(
  trx: Trx,
  productId: number,
  variations: Variations,
): Promise<Result<null, ApiError>> {
  const names = variations.map((variation) => variation.name)
  if (hasRepeats(names) || variations.some(({ options }) => hasRepeats(options))) {
    const error = buildFieldError("variations", { code: "product_variation_duplicate" })
    return { ok: false, error }
  }
  await sql`DELETE FROM product_variations
    WHERE product_id = ${productId} AND name <> ALL(${names}::text[])`.execute(trx)
  for (const [place, variation] of variations.entries()) {
    await putVariation(trx, productId, place, variation)
  }
  return { ok: true, value: null }
}

async function putVariation(
  trx: Trx,
  productId: number,
  place: number,
  { name, options }: Variations[number],
) {
  const { id } = await trx
    .insertInto("product_variations")
    .values({ product_id: productId, name, sort_order: place })
    .onConflict((same) => same.columns(["product_id", "name"]).doUpdateSet({ sort_order: place }))
    .returning("id")
    .executeTakeFirstOrThrow()
  await sql`DELETE FROM product_variation_options
    WHERE variation_id = ${id} AND name <> ALL(${options}::text[])`.execute(trx)
  await sql`INSERT INTO product_variation_options (variation_id, name, sort_order)
    SELECT ${id}::integer, name, place
    FROM unnest(${options}::text[]) WITH ORDINALITY AS given(name, place)
    ON CONFLICT (variation_id, name) DO UPDATE SET sort_order = excluded.sort_order`.execute(trx)
}

function hasRepeats(names: readonly string[]): boolean {
  return new Set(names).size < names.length
}
