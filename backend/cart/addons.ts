import { type Kysely, sql } from "kysely"
import { z } from "zod"
import { buildRowsByKey } from "#backend/catalogue/rows-by-key.ts"
import type { Database } from "#backend/db/schema.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import type { Result } from "#lib/contract/result.ts"
import { type PricedAddon, resolveAddonPrice } from "#lib/contract/rules/addon-price.ts"
import {
  type AddonTextLimits,
  type BrokenLimit,
  findBrokenLimit,
} from "#lib/contract/rules/addon-text.ts"
import type { TakenAddon } from "./cart-content.ts"

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

/** An add-on's value as it is entered, and as it is stored. */
export type EnteredAddon = { id: number; value: string | number | boolean }

/** The chosen add-ons, by id, and the errors of the others by id. */
type CheckedAddons = { taken: TakenAddon[]; errors: Record<string, ErrorDetail> }

type Verdict = Result<string, ErrorDetail>

/** Validates the entered add-ons of a product against those it offers. */
export function validateAddons(
  offered: readonly OfferedAddon[],
  entered: readonly EnteredAddon[],
): CheckedAddons {
  const valueById = new Map(entered.map(({ id, value }) => [id, normalise(value)]))
  const errors: Record<string, ErrorDetail> = {}
  const taken: TakenAddon[] = []
  for (const [id, value] of valueById) {
    if (value !== "" && !offered.some((addon) => addon.id === id)) {
      errors[id] = { code: "addon_not_sold" }
    }
  }
  for (const addon of [...offered].sort((one, other) => one.id - other.id)) {
    const verdict = checkAddon(addon, valueById.get(addon.id) ?? "")
    if (!verdict.ok) errors[addon.id] = verdict.error
    else if (verdict.value !== "") taken.push(buildTaken(addon, verdict.value))
  }
  return { taken, errors }
}

/** Returns the chosen add-ons as stored with a line, by id, and the same as one comparable text. */
export function buildStoredAddons(taken: readonly TakenAddon[]): { addons: string; key: string } {
  const text = JSON.stringify(taken.map(({ id, value }) => ({ id, value })))
  return { addons: text, key: taken.length === 0 ? "" : text }
}

const storedAddonsSchema = z.array(z.object({ id: z.number(), value: z.string() })).catch([])

/** Parses the add-ons that are stored with a line; none if they are not as stored. */
export function parseStoredAddons(stored: unknown): EnteredAddon[] {
  return storedAddonsSchema.parse(stored)
}

function checkAddon(addon: OfferedAddon, value: string): Verdict {
  switch (addon.type) {
    case "Checkbox":
      return checkCheckbox(addon, value)
    case "Qty":
      return checkQty(addon, value)
    case "Dropdown":
      return checkDropdown(addon, value)
    case "Text":
      return checkText(addon, value)
  }
}

function checkCheckbox({ name, isRequired }: OfferedAddon, value: string): Verdict {
  if (value === "" || value === "0") {
    return isRequired
      ? { ok: false, error: { code: "addon_tick_required", params: { name } } }
      : { ok: true, value: "" }
  }
  if (value === "1") return { ok: true, value }
  return { ok: false, error: { code: "addon_tick_only", params: { name } } }
}

function checkQty({ name, isRequired, minQty, maxQty }: OfferedAddon, value: string): Verdict {
  const least = Math.max(1, minQty)
  const most = Math.max(least, maxQty)
  if (!isRequired && (value === "" || value === "0")) return { ok: true, value: "" }
  const qty = /^\d{1,9}$/.test(value) ? Number(value) : 0
  if (qty >= least && qty <= most) return { ok: true, value: String(qty) }
  return least === most
    ? { ok: false, error: { code: "addon_quantity_exact", params: { name, quantity: least } } }
    : {
        ok: false,
        error: { code: "addon_quantity_range", params: { name, min: least, max: most } },
      }
}

function checkDropdown({ name, isRequired, options }: OfferedAddon, value: string): Verdict {
  if (value === "" || value === "0") {
    return isRequired
      ? { ok: false, error: { code: "addon_option_required", params: { name } } }
      : { ok: true, value: "" }
  }
  if (options.some(({ id }) => String(id) === value)) return { ok: true, value }
  return { ok: false, error: { code: "addon_option_not_sold", params: { name } } }
}

function checkText(addon: OfferedAddon, value: string): Verdict {
  const { name, isRequired } = addon
  if (value === "") {
    return isRequired
      ? { ok: false, error: { code: "addon_text_required", params: { name } } }
      : { ok: true, value }
  }
  const broken = findBrokenLimit(value, addon)
  return broken === null ? { ok: true, value } : { ok: false, error: describeBroken(name, broken) }
}

function describeBroken(name: string, broken: BrokenLimit): ErrorDetail {
  switch (broken.limit) {
    case "letters":
      return { code: "addon_alphabetic_only", params: { name } }
    case "letters_and_numbers":
      return { code: "addon_alphanumeric_only", params: { name } }
    case "a_to_z":
      return { code: "addon_a_to_z_only", params: { name } }
    case "length":
      return { code: "addon_text_too_long", params: { name, count: broken.max } }
  }
}

function buildTaken(addon: OfferedAddon, value: string): TakenAddon {
  const { id, name } = addon
  return {
    id,
    name,
    value,
    label: resolveLabel(addon, value),
    cents: resolveAddonPrice(addon, value),
  }
}

function resolveLabel({ type, options }: OfferedAddon, value: string): string {
  if (type === "Checkbox") return "Yes"
  if (type !== "Dropdown") return value
  return options.find(({ id }) => String(id) === value)?.name ?? ""
}

function normalise(value: string | number | boolean): string {
  if (typeof value === "boolean") return value ? "1" : ""
  return String(value).trim()
}
