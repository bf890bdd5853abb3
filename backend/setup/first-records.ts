import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { ApiError } from "#backend/http/api-error.ts"
import { buildSlug } from "#backend/models/build-slug.ts"
import { models } from "#backend/models/models.ts"
import { createModel, deleteModel, updateModel } from "#backend/models/write-model.ts"
import { type ModelName, modelInputs } from "#lib/contract/model-call.ts"
import type { Result } from "#lib/contract/result.ts"
import { buildTextRows } from "./empty-shop.ts"

type Db = Kysely<Database>
type Created = Result<{ id: number }, ApiError>

const wholeCountry = "All of Australia"

/** External territories, which Australia Post prices as abroad. */
const excludedPostcodes = [
  ["2899", "2899"],
  ["6798", "6799"],
  ["7151", "7151"],
] as const

async function create(db: Db, model: ModelName, values: object): Promise<Created> {
  const written = await createModel(db, models[model], modelInputs[model].parse(values))
  if (!written.ok) return written
  if (written.value === null) throw new Error(`${model} was not created`)
  return { ok: true, value: { id: written.value.id } }
}

type FirstProduct = { name: string; blurb: string; price: string; stock: number }

/**
 * Creates a product with one SKU in the shop's first category. Its URL slug is made from its name;
 * where that is taken, a number follows. If the SKU is rejected, the product is deleted again.
 */
export async function createFirstProduct(
  db: Db,
  { name, blurb, price, stock }: FirstProduct,
): Promise<Result<{ id: number; url: string }, ApiError>> {
  const url = await findFreeSlug(db, buildSlug(name))
  const group = await db
    .selectFrom("groups")
    .select("id")
    .where("model", "=", "Sell/Product")
    .where("url", "=", "shop")
    .executeTakeFirst()
  const group_ids = group === undefined ? [] : [group.id]
  const product = { name, url, blurb, group_ids, primary_group_id: group?.id ?? null }
  const created = await create(db, "sell/product", product)
  if (!created.ok) return created
  const { id } = created.value
  const sku = await create(db, "sell/sku", {
    product_id: id,
    code: url.toUpperCase(),
    price,
    stock,
  })
  if (sku.ok) return { ok: true, value: { id, url } }
  await deleteModel(db, models["sell/product"], { id })
  return sku
}

async function findFreeSlug(db: Db, slug: string): Promise<string> {
  const rows = await db
    .selectFrom("products")
    .select("url")
    .where("url", "like", `${slug}%`)
    .execute()
  const taken = new Set(rows.map(({ url }) => url))
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}

type FirstDelivery = {
  name: string
  description: string
  amount: string
  free_over: string | null
}

/** Creates a shipping type for all of Australia at one price, and the region unless there is one. */
export async function createFirstDelivery(
  db: Db,
  { name, description, amount, free_over }: FirstDelivery,
): Promise<Created> {
  const region = await requireAustralia(db)
  if (!region.ok) return region
  const type = await create(db, "sell/shipping_type", { name, description })
  if (!type.ok) return type
  const cost = { shipping_type_id: type.value.id, region_id: region.value.id, amount, free_over }
  const saved = await create(db, "sell/shipping_cost", cost)
  if (saved.ok) return type
  await deleteModel(db, models["sell/shipping_type"], type.value)
  return saved
}

async function requireAustralia(db: Db): Promise<Created> {
  const known = await db
    .selectFrom("shipping_regions")
    .select("id")
    .where("name", "=", wholeCountry)
    .executeTakeFirst()
  if (known !== undefined) return { ok: true, value: known }
  const region = await create(db, "sell/shipping_region", { name: wholeCountry })
  if (!region.ok) return region
  const region_id = region.value.id
  const all = { region_id, first_postcode: "0200", last_postcode: "9999" }
  const excluded = excludedPostcodes.map(([first_postcode, last_postcode]) => ({
    region_id,
    first_postcode,
    last_postcode,
    excluded: true,
  }))
  for (const postcodes of [all, ...excluded]) {
    const saved = await create(db, "sell/shipping_region_postcode", postcodes)
    if (!saved.ok) return saved
  }
  return region
}

/** Replaces the rows of the home page by a heading and a text whose lines are paragraphs. */
export async function updateHomePage(
  db: Db,
  { id, heading, text }: { id: number; heading: string; text: string },
): Promise<Created> {
  const paragraphs = text.split(/\n+/).map((part) => `<p>${escapeHtml(part.trim())}</p>`)
  const { rows } = modelInputs["cognito/page"]
    .pick({ rows: true })
    .parse({ rows: buildTextRows(heading, paragraphs.join("")) })
  const written = await updateModel(db, models["cognito/page"], id, { rows })
  return written.ok ? { ok: true, value: { id } } : written
}

/** Returns the id of the home page, which is created if it is missing. */
export async function requireHomePage(db: Db): Promise<Created> {
  const home = await db
    .selectFrom("pages")
    .select("id")
    .where("url", "=", "home")
    .executeTakeFirst()
  return home === undefined
    ? create(db, "cognito/page", { name: "Home", url: "home" })
    : { ok: true, value: home }
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" }

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)
}
