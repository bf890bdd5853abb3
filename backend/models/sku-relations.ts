import { sql } from "kysely"
import { z } from "zod"
import { type ApiError, buildFieldError } from "#backend/http/api-error.ts"
import type { Result } from "#lib/contract/result.ts"
import type { ModelRelations, Trx } from "./model-definition.ts"

const valuesSchema = z.object({ options: z.record(z.string(), z.string()).optional() })

/** A SKU's options: variation name to option name. */
export const skuRelations: ModelRelations = {
  columns: {},
  async list(db, ids) {
    const { rows } = await sql<{ sku_id: number; options: Record<string, string> }>`
      SELECT o.sku_id, jsonb_object_agg(v.name, option.name) AS options
      FROM sku_options o
      JOIN product_variations v ON v.id = o.variation_id
      JOIN product_variation_options option ON option.id = o.option_id
      WHERE o.sku_id = ANY(${ids}::integer[]) GROUP BY o.sku_id`.execute(db)
    const optionsOf = new Map(rows.map((row) => [row.sku_id, row.options]))
    return new Map(ids.map((id) => [id, { options: optionsOf.get(id) ?? {} }]))
  },
  async put(trx, id, values) {
    const { options } = valuesSchema.parse(values)
    return options === undefined ? { ok: true, value: null } : putOptions(trx, id, options)
  },
}

type SkuCheck = { gap: boolean; foreign_photo: boolean; ends_first: boolean; twin: string | null }

/**
 * Validates a SKU against its product: one option of every variation, a unique combination, a photo
 * of the product; and that its special ends after it starts.
 */
export async function validateSku(trx: Trx, id: number): Promise<ApiError | null> {
  const { rows } = await sql<SkuCheck>`
    WITH own AS (SELECT * FROM skus WHERE id = ${id}), chosen AS (
      SELECT s.id, s.code, array_agg(o.option_id ORDER BY o.option_id) AS options
      FROM skus s LEFT JOIN sku_options o ON o.sku_id = s.id
      WHERE s.product_id = (SELECT product_id FROM own) AND s.enabled GROUP BY s.id)
    SELECT
      (SELECT count(*) FROM product_variations v WHERE v.product_id = own.product_id) <>
        (SELECT count(*) FROM sku_options o WHERE o.sku_id = own.id)
      OR EXISTS (SELECT FROM sku_options o JOIN product_variations v ON v.id = o.variation_id
        WHERE o.sku_id = own.id AND v.product_id <> own.product_id) AS gap,
      own.sku_photo_id IS NOT NULL AND NOT EXISTS (SELECT FROM photos
        WHERE photos.id = own.sku_photo_id AND photos.product_id = own.product_id)
        AS foreign_photo,
      coalesce(own.special_until <= own.special_from, false) AS ends_first,
      (SELECT other.code FROM chosen other JOIN chosen mine ON mine.id = own.id
        WHERE other.id <> own.id AND other.options = mine.options LIMIT 1) AS twin
    FROM own`.execute(trx)
  const [found] = rows
  if (found?.gap) {
    return buildFieldError("options", { code: "sku_options_incomplete" })
  }
  if (found?.ends_first) {
    return buildFieldError("special_until", { code: "sku_special_ends_early" })
  }
  if (found?.foreign_photo) {
    return buildFieldError("sku_photo_id", { code: "sku_photo_foreign" })
  }
  if (found?.twin)
    return buildFieldError(
      "options",
      { code: "sku_options_duplicate", params: { code: found.twin } },
      409,
    )
  return null
}

async function putOptions(
  trx: Trx,
  id: number,
  options: Record<string, string>,
): Promise<Result<null, ApiError>> {
  const given = JSON.stringify(
    Object.entries(options).map(([variation, option]) => ({ variation, option })),
  )
  await sql`DELETE FROM sku_options WHERE sku_id = ${id}`.execute(trx)
  const { rows } = await sql`
    INSERT INTO sku_options (sku_id, variation_id, option_id)
    SELECT s.id, v.id, o.id
    FROM jsonb_to_recordset(${given}::jsonb) AS given(variation text, option text)
    JOIN skus s ON s.id = ${id}
    JOIN product_variations v ON v.product_id = s.product_id AND v.name = given.variation
    JOIN product_variation_options o ON o.variation_id = v.id AND o.name = given.option
    RETURNING sku_id`.execute(trx)
  if (rows.length === Object.keys(options).length) return { ok: true, value: null }
  return { ok: false, error: buildFieldError("options", { code: "sku_option_unknown" }) }
}
