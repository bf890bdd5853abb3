import { createHash } from "node:crypto"
import type { Insertable, Kysely } from "kysely"
import type { GroupModel } from "#backend/catalogue/group-reads.ts"
import { createGroup } from "#backend/catalogue/groups.ts"
import type { Database, ProductsTable, SkusTable } from "#backend/db/schema.ts"

type Db = Kysely<Database>

type ProductInput = Partial<Insertable<ProductsTable>> & {
  groupIds?: readonly number[]
  skus?: readonly Partial<Insertable<SkusTable>>[]
  photoHashes?: readonly string[]
}

/** Inserts an image, by default 1600 × 1200 pixels, and returns its hash. */
export async function createImageRow(
  db: Db,
  name: string,
  size: { width: number; height: number } = { width: 1600, height: 1200 },
): Promise<string> {
  const hash = createHash("sha256").update(name).digest("hex").slice(0, 32)
  await db
    .insertInto("images")
    .values({
      hash,
      file_name: `${name}.jpg`,
      mime: "image/jpeg",
      ...size,
      bytes: 120_000,
      alt: `Picture of ${name}`,
      average_colour: "#c0ffee",
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return hash
}

/** Creates a group, by default of products, below a parent or as a root. Returns its id. */
export async function createGroupRow(
  db: Db,
  url: string,
  parentId: number | null = null,
  input: { name?: string; model?: GroupModel; enabled?: boolean; image_hash?: string } = {},
): Promise<number> {
  const created = await db
    .transaction()
    .execute((trx) =>
      createGroup(trx, { name: url, url, model: "Sell/Product", parent_id: parentId, ...input }),
    )
  if (!created.ok) throw new Error(`The group ${url} was rejected: ${created.error}`)
  return created.value
}

/** Inserts a product, by default with one SKU in stock at 24.95. Returns its id. */
export async function createProductRow(
  db: Db,
  url: string,
  input: ProductInput = {},
): Promise<number> {
  const { groupIds = [], skus = [{}], photoHashes = [], ...own } = input
  const { id } = await db
    .insertInto("products")
    .values({ name: url.replaceAll("-", " "), url, ...own })
    .returning("id")
    .executeTakeFirstOrThrow()
  for (const [index, sku] of skus.entries()) {
    await db
      .insertInto("skus")
      .values({
        product_id: id,
        code: `${url}-${index}`.toUpperCase(),
        price_cents: 2_495,
        stock: 5,
        sort_order: index,
        ...sku,
      })
      .execute()
  }
  for (const [index, group_id] of groupIds.entries()) {
    await db
      .insertInto("product_groups")
      .values({ product_id: id, group_id, sort_order: index })
      .execute()
  }
  for (const [index, image_hash] of photoHashes.entries()) {
    await db
      .insertInto("photos")
      .values({ product_id: id, image_hash, sort_order: index, name: `View ${index + 1}` })
      .execute()
  }
  return id
}

/** Gives a SKU an option of a variation of its own, such as "Amber" of "Colour". */
export async function createOptionRow(
  db: Db,
  skuId: number,
  variation: string,
  option: string,
): Promise<void> {
  const { id: variation_id } = await db
    .insertInto("product_variations")
    .columns(["product_id", "name"])
    .expression((from) =>
      from
        .selectFrom("skus")
        .select(({ val }) => ["product_id", val(variation).as("name")])
        .where("id", "=", skuId),
    )
    .returning("id")
    .executeTakeFirstOrThrow()
  const { id: option_id } = await db
    .insertInto("product_variation_options")
    .values({ variation_id, name: option })
    .returning("id")
    .executeTakeFirstOrThrow()
  await db.insertInto("sku_options").values({ sku_id: skuId, variation_id, option_id }).execute()
}

/** Switches selling on or off in the shop's settings; inserts the settings if there are none. */
export async function updateSellingSetting(db: Db, ecommerce: boolean): Promise<void> {
  const config = JSON.stringify({ ecommerce })
  const { numUpdatedRows } = await db.updateTable("domains").set({ config }).executeTakeFirst()
  if (numUpdatedRows > 0n) return
  const colours = { theme_colour: "#0b5351", dark_theme_colour: "#071f1f" }
  await db
    .insertInto("domains")
    .values({ name: "Curlew", ...colours, config })
    .execute()
}
