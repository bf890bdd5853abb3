import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import type { Trx } from "#backend/models/model-definition.ts"
import { saveVariations as writeVariations } from "#backend/models/product-variations.ts"
import { shopModels } from "#backend/models/shop-models.ts"
import { skuRelations, validateSku } from "#backend/models/sku-relations.ts"
import { type BasedOn, updateModel, type WriteResult } from "#backend/models/write-model.ts"
import type { VariationsInput } from "#lib/contract/product-work-calls.ts"
import type { Result } from "#lib/contract/result.ts"

type SkuOptions = { id: number; options: Record<string, string> }

/**
 * Saves a product's variations: renames variations and options, without a change of their SKUs, then adds,
 * sorts and removes. SKUs lose the option of a removed variation, and get those that are named here.
 * Rejected if a SKU then lacks an option, or two have the same ones.
 */
export function saveVariations(
  db: Kysely<Database>,
  based: BasedOn,
  variations: VariationsInput,
  skuOptions: readonly SkuOptions[],
): Promise<WriteResult> {
  const { id, version } = based
  const writeMore = (trx: Trx) => write(trx, id, variations, skuOptions)
  return updateModel(db, shopModels["sell/product"], id, {}, { version, writeMore })
}

async function write(
  trx: Trx,
  id: number,
  variations: VariationsInput,
  skuOptions: readonly SkuOptions[],
): Promise<Result<null, ApiError>> {
  await rename(trx, id, variations)
  const names = variations.map(({ name }) => name)
  await sql`DELETE FROM sku_options USING product_variations v
    WHERE v.id = sku_options.variation_id AND v.product_id = ${id}
      AND v.name <> ALL(${names}::text[])`.execute(trx)
  const plain = variations.map(({ name, options }) => ({
    name,
    options: options.map((option) => option.name),
  }))
  const saved = await writeVariations(trx, id, plain)
  if (!saved.ok) return saved
  return assignOptions(trx, id, skuOptions)
}

/** Renames what is stored under another name, each variation before its options. */
async function rename(trx: Trx, id: number, variations: VariationsInput): Promise<void> {
  for (const { name, was, options } of variations) {
    if (was !== undefined && was !== name) {
      await sql`UPDATE product_variations SET name = ${name}
        WHERE product_id = ${id} AND name = ${was}`.execute(trx)
    }
    for (const option of options) {
      if (option.was === undefined || option.was === option.name) continue
      await sql`UPDATE product_variation_options o SET name = ${option.name}
        FROM product_variations v WHERE v.id = o.variation_id AND v.product_id = ${id}
          AND v.name = ${name} AND o.name = ${option.was}`.execute(trx)
    }
  }
}

async function assignOptions(
  trx: Trx,
  productId: number,
  skuOptions: readonly SkuOptions[],
): Promise<Result<null, ApiError>> {
  const rows = await trx
    .selectFrom("skus")
    .select("id")
    .where("product_id", "=", productId)
    .execute()
  const own = new Set(rows.map((row) => row.id))
  for (const { id, options } of skuOptions) {
    if (!own.has(id)) return foreignSku
    const put = await skuRelations.put(trx, id, { options })
    if (!put.ok) return put
  }
  for (const id of own) {
    const error = await validateSku(trx, id)
    if (error !== null) return { ok: false, error }
  }
  return { ok: true, value: null }
}

const foreignSku: Result<never, ApiError> = {
  ok: false,
  error: buildApiError(404, "NOT_FOUND", { code: "model_record_not_found" }),
}
