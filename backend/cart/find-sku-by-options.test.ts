import { afterAll, beforeAll } from "@jest/globals"
import { searchSkuSchema, skuSearchResultSchema } from "#lib/contract/cart.ts"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { createSmallShop } from "#tests/support/small-shop.ts"
import { findSkuByOptions } from "./find-sku-by-options.ts"

let database: TestDatabase
let resin: number
let beaker: number
let extras: Record<string, number>
beforeAll(async () => {
  database = await openTestDatabase()
  await createSmallShop(database.db)
  const products = await database.db.selectFrom("products").select(["id", "url"]).execute()
  const idOf = (url: string) => products.find((product) => product.url === url)?.id ?? 0
  resin = idOf("tough-resin")
  beaker = idOf("glass-beaker")
  const addons = await database.db.selectFrom("addons").select(["id", "type"]).execute()
  extras = Object.fromEntries(addons.map(({ id, type }) => [type, id]))
})
afterAll(() => database.close())

const search = async (input: object) =>
  skuSearchResultSchema.parse(
    await findSkuByOptions(
      { db: database.db, now: () => new Date() },
      searchSkuSchema.parse(input),
    ),
  )
const volume = (value: string) => [{ name: "Volume", value }]
const extra = (type: string, value: string | number | boolean) => ({
  id: extras[type],
  value,
})

describe("product options", () => {
  it("find the SKU with exactly these options, with its price and photo", async () => {
    expect(await search({ product: resin, variations: volume("500 ml") })).toEqual({
      sku: { id: expect.any(Number), code: "RT-500-GREY", sku_photo_id: expect.any(Number) },
      price_each: "34.95",
      full_price_each: "39.95",
      on_special: true,
      in_stock: true,
      low_stock: false,
      can_purchase_qty: 5,
      addon_faults: {},
      addon_details: {},
    })
  })

  it("mark a SKU as low while no more than the owner's limit is left", async () => {
    const findLow = async (low_stock: number) => {
      await database.db
        .updateTable("domains")
        .set({ config: JSON.stringify({ low_stock }) })
        .execute()
      const found = await search({ product: resin, variations: volume("500 ml") })
      return [found.can_purchase_qty, found.low_stock]
    }
    expect([await findLow(4), await findLow(5), await findLow(0)]).toEqual([
      [5, false],
      [5, true],
      [5, false],
    ])
  })

  it("follow the limit of the product before that of the shop", async () => {
    const findLow = async (own: number | null, shop: number) => {
      const config = JSON.stringify({ low_stock: shop })
      await database.db.updateTable("domains").set({ config }).execute()
      await database.db
        .updateTable("products")
        .set({ low_stock: own })
        .where("id", "=", resin)
        .execute()
      return (await search({ product: resin, variations: volume("500 ml") })).low_stock
    }
    const found = [await findLow(5, 0), await findLow(4, 9), await findLow(0, 9)]
    expect([...found, await findLow(null, 9)]).toEqual([true, false, false, true])
    await findLow(null, 0)
  })

  it("find a SKU that is out of stock and mark it as such", async () => {
    expect(await search({ product: resin, variations: volume("1 L") })).toMatchObject({
      sku: { code: "RT-1000-GREY", sku_photo_id: null },
      price_each: "69.95",
      in_stock: false,
      can_purchase_qty: 0,
    })
  })

  it("find the only SKU of a product without options", async () => {
    expect(await search({ product: beaker })).toMatchObject({ sku: { code: "GLASS-BEAKER-0" } })
  })

  it.each([
    ["none are chosen", []],
    ["one is not of the product", volume("2 L")],
    ["one is of no variation", [...volume("500 ml"), { name: "Colour", value: "Grey" }]],
    ["one is nonsense", [{ name: "__proto__", value: "\u0000\ud800" }]],
  ])("find no SKU if %s", async (_case, variations) => {
    expect(await search({ product: resin, variations })).toMatchObject({
      sku: null,
      price_each: null,
      full_price_each: null,
      on_special: false,
      in_stock: false,
      can_purchase_qty: 0,
    })
  })

  it("find no SKU of a product that is not sold", async () => {
    expect(await search({ product: 2_000_000_000 })).toMatchObject({ sku: null })
    const hide = (enabled: boolean) =>
      database.db.updateTable("products").set({ enabled }).where("id", "=", beaker).execute()
    await hide(false)
    expect(await search({ product: beaker })).toMatchObject({ sku: null })
    await hide(true)
  })
})

describe("product extras", () => {
  const withExtras = (...addons: object[]) =>
    search({ product: resin, variations: volume("500 ml"), addons })

  it("add their prices to the unit price", async () => {
    const found = await withExtras(
      extra("Checkbox", true),
      extra("Qty", 3),
      extra("Text", "For Ann"),
    )
    // 34.95 + 2.50 + 3 × 2.50 + 2.50
    expect(found).toMatchObject({ price_each: "47.45", full_price_each: "52.45" })
  })

  it("reports errors by extra and prices only the valid ones", async () => {
    const found = await withExtras(
      extra("Checkbox", true),
      extra("Qty", 4),
      extra("Dropdown", 999_999),
      extra("Text", "x".repeat(201)),
    )
    expect(found.price_each).toBe("37.45")
    expect(Object.keys(found.addon_faults).sort()).toEqual(
      ["Qty", "Dropdown", "Text"].map((type) => String(extras[type])).sort(),
    )
  })

  it("requires a required extra until it is present", async () => {
    const require = (required: boolean) =>
      database.db.updateTable("addons").set({ required }).where("type", "=", "Text").execute()
    await require(true)
    expect((await withExtras()).addon_faults).toHaveProperty(String(extras.Text))
    expect((await withExtras(extra("Text", "For Ann"))).addon_faults).toEqual({})
    await require(false)
  })
})
