import { sql } from "kysely"
import { z } from "zod"
import { buildRowsByKey } from "#backend/catalogue/rows-by-key.ts"
import { type ApiError, buildFieldError } from "#backend/http/api-error.ts"
import { buildAmount, parseAmount } from "#lib/contract/money.ts"
import type { Result } from "#lib/contract/result.ts"
import type { ModelRelations, Trx } from "./model-definition.ts"

const valuesSchema = z.object({
  options: z.array(z.object({ name: z.string(), price: z.string() })).optional(),
})

/** The options of an add-on of type Dropdown, each with its price. */
export const addonRelations: ModelRelations = {
  columns: {},
  async list(db, ids) {
    const rows = await db
      .selectFrom("addon_options")
      .select(["addon_id", "name", "price_cents"])
      .where("addon_id", "in", [0, ...ids])
      .orderBy("sort_order")
      .orderBy("id")
      .execute()
    const rowsOf = buildRowsByKey(rows, (row) => row.addon_id)
    const optionsOf = (id: number) =>
      (rowsOf.get(id) ?? []).map((row) => ({ name: row.name, price: buildAmount(row.price_cents) }))
    return new Map(ids.map((id) => [id, { options: optionsOf(id) }]))
  },
  async put(trx, id, values) {
    const { options } = valuesSchema.parse(values)
    return options === undefined ? { ok: true, value: null } : putOptions(trx, id, options)
  },
}

/** Validates that an add-on has options if, and only if, it is a Dropdown. */
export async function validateAddon(trx: Trx, id: number): Promise<ApiError | null> {
  const { rows } = await sql<{ type: string; has_options: boolean }>`
    SELECT type, EXISTS (SELECT FROM addon_options WHERE addon_id = addons.id) AS has_options
    FROM addons WHERE id = ${id}`.execute(trx)
  const [addon] = rows
  if (addon === undefined || (addon.type === "Dropdown") === addon.has_options) return null
  return buildFieldError("options", { code: "addon_options_mismatch" })
}

/** Validates that only Text add-ons limit length and characters. */
export async function validateProductAddon(trx: Trx, id: number): Promise<ApiError | null> {
  const { rows } = await sql`
    SELECT FROM product_addons own JOIN addons a ON a.id = own.addon_id
    WHERE own.id = ${id} AND a.type <> 'Text'
      AND (own.max_length IS NOT NULL OR own.pattern IS NOT NULL)`.execute(trx)
  if (rows.length === 0) return null
  return buildFieldError("max_length", { code: "addon_text_limits_mismatch" })
}

async function putOptions(
  trx: Trx,
  id: number,
  options: readonly { name: string; price: string }[],
): Promise<Result<null, ApiError>> {
  const names = options.map((option) => option.name)
  if (new Set(names).size < names.length) {
    return { ok: false, error: buildFieldError("options", { code: "addon_option_duplicate" }) }
  }
  const cents = options.map((option) => parseAmount(option.price))
  await sql`DELETE FROM addon_options
    WHERE addon_id = ${id} AND name <> ALL(${names}::text[])`.execute(trx)
  await sql`INSERT INTO addon_options (addon_id, name, price_cents, sort_order)
    SELECT ${id}::integer, name, price_cents, place
    FROM unnest(${names}::text[], ${cents}::integer[])
      WITH ORDINALITY AS given(name, price_cents, place)
    ON CONFLICT (addon_id, name)
    DO UPDATE SET price_cents = excluded.price_cents, sort_order = excluded.sort_order`.execute(trx)
  return { ok: true, value: null }
}
