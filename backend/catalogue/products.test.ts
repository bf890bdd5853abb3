import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import type { Deps } from "#backend/deps.ts"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { createGroupRow, createProductRow } from "#tests/support/shop-rows.ts"
import { getProduct } from "./product-detail.ts"
import { listProducts } from "./product-lists.ts"

const now = new Date("2026-11-21T00:00:00Z")
const everything = { limit: 100, offset: 0 }

let database: TestDatabase
let deps: Deps

beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  deps = { db, now: () => now }
  const shop = await createGroupRow(db, "shop")
  const resin = await createGroupRow(db, "resin", shop)
  const tough = await createGroupRow(db, "resin-tough", resin)
  const christmas = await createGroupRow(db, "shop-christmas")
  await createProductRow(db, "beaker", { groupIds: [resin] })
  await createProductRow(db, "anvil", { groupIds: [tough, christmas] })
  await createProductRow(db, "cup", { groupIds: [shop, resin, tough], is_new: true })
  await createProductRow(db, "disabled", { groupIds: [resin], enabled: false })
  await createProductRow(db, "without-skus", { groupIds: [resin], skus: [] })
  await createProductRow(db, "disabled-sku", { groupIds: [resin], skus: [{ enabled: false }] })
})

afterAll(() => database.close())

const slugsOf = async (filter: Parameters<typeof listProducts>[1]) =>
  (await listProducts(deps, filter)).data.map(({ slug }) => slug)

describe("the products of a group", () => {
  it("includes each product of the group and of groups below it once, sorted by name", async () => {
    expect(await slugsOf({ group: "shop", ...everything })).toEqual(["anvil", "beaker", "cup"])
  })

  it("counts only shown products: enabled, with an enabled SKU", async () => {
    expect((await listProducts(deps, { group: "resin", ...everything })).count).toBe(3)
  })

  it("intersects a group with a second group", async () => {
    expect(await slugsOf({ group: "resin", within: "shop-christmas", ...everything })).toEqual([
      "anvil",
    ])
  })

  it("pages the list and returns the total count", async () => {
    const { data, count } = await listProducts(deps, { group: "shop", limit: 2, offset: 2 })
    expect(data.map(({ slug }) => slug)).toEqual(["cup"])
    expect(count).toBe(3)
  })

  it("filters new products", async () => {
    expect(await slugsOf({ isNew: true, ...everything })).toEqual(["cup"])
  })
})

describe("a product", () => {
  it("is shown with its first SKU and hidden without its last", async () => {
    const { db } = database
    const id = await createProductRow(db, "fleeting", { skus: [] })
    expect(await getProduct(deps, "fleeting")).toBeNull()
    const sku = await db
      .insertInto("skus")
      .values({ product_id: id, code: "FLEETING", price_cents: 100 })
      .returning("id")
      .executeTakeFirstOrThrow()
    expect((await getProduct(deps, "fleeting"))?.skus).toHaveLength(1)
    await db.deleteFrom("skus").where("id", "=", sku.id).execute()
    expect(await getProduct(deps, "fleeting")).toBeNull()
  })

  it("is in stock if any SKU is", async () => {
    await createProductRow(database.db, "last-one", { skus: [{ stock: 0 }, { stock: 1 }] })
    await createProductRow(database.db, "sold-out", { skus: [{ stock: 0 }, { stock: 0 }] })
    expect((await getProduct(deps, "last-one"))?.in_stock).toBe(true)
    expect((await getProduct(deps, "sold-out"))?.in_stock).toBe(false)
  })

  it("costs as much as its currently cheapest SKU", async () => {
    await createProductRow(database.db, "on-special", {
      skus: [
        { price_cents: 3_000 },
        { price_cents: 4_000, special_price_cents: 2_500, special_until: "2026-11-22T00:00:00Z" },
        { price_cents: 4_000, special_price_cents: 100, special_until: "2026-11-20T00:00:00Z" },
      ],
    })
    expect(await getProduct(deps, "on-special")).toMatchObject({
      price: "25.00",
      full_price: "40.00",
      has_price_range: true,
      is_on_special: true,
    })
  })

  it("has the breadcrumbs of each of its groups, root first", async () => {
    const product = await getProduct(deps, "anvil")
    expect(product?.groups.map(({ breadcrumbs }) => breadcrumbs.map(({ url }) => url))).toEqual([
      ["shop", "resin", "resin-tough"],
      ["shop-christmas"],
    ])
  })

  it("changes updated_at with the data shown, not with the search index", async () => {
    const { db } = database
    const before = await getProduct(deps, "beaker")
    await db.updateTable("skus").set({ code: "NEW-CODE" }).where("code", "=", "BEAKER-0").execute()
    expect((await getProduct(deps, "beaker"))?.updated_at).toBe(before?.updated_at)
    await db.updateTable("products").set({ blurb: "New" }).where("url", "=", "beaker").execute()
    expect((await getProduct(deps, "beaker"))?.updated_at).not.toBe(before?.updated_at)
  })
})
