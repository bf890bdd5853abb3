import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { getTranslatedItem } from "#backend/stock-alerts/alert-item.ts"
import { listTextLabels } from "#backend/translations/text-labels.ts"
import { countQueries } from "#tests/support/count-queries.ts"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { importTranslations, type TranslationEntry } from "#tests/support/import-translations.ts"
import { createProductRow } from "#tests/support/shop-rows.ts"
import { listOrderLabels } from "./order-labels.ts"
import { buildTranslatedOrder } from "./translated-order.ts"

let database: TestDatabase
const german = () => ({ db: database.db, language: "de" as const })

beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  const product = await createProductRow(db, "lamp", { name: "Lamp" })
  const { id: variation } = await db
    .insertInto("product_variations")
    .values({ product_id: product, name: "Timber" })
    .returning("id")
    .executeTakeFirstOrThrow()
  await db
    .insertInto("product_variation_options")
    .values({ variation_id: variation, name: "Oak" })
    .execute()
  const addons = await db
    .insertInto("addons")
    .values([
      { name: "Finish", type: "Dropdown", required: false, price_cents: 0 },
      { name: "Engraving", type: "Text", required: false, price_cents: 0 },
      { name: "Gift wrap", type: "Checkbox", required: false, price_cents: 0 },
    ])
    .returning("id")
    .execute()
  await db
    .insertInto("addon_options")
    .values({ addon_id: addons[0]?.id ?? 0, name: "Matt", price_cents: 0 })
    .execute()
  await db.insertInto("shipping_types").values({ name: "Post" }).execute()
  await importTexts([
    ["product", "lamp", "name", "Lampe"],
    ["term", "0", "Oak", "Eiche"],
    ["addon", "1", "name", "Oberfläche"],
    ["addon", "2", "name", "Gravur"],
    ["addon_option", "1", "name", "Seidenmatt"],
    ["shipping_type", "1", "name", "Paket"],
  ])
})
afterAll(() => database.close())

async function importTexts(entries: readonly TranslationEntry[]) {
  expect((await importTranslations(database.db, "de", entries)).issues).toEqual([])
}

const addons = [
  { name: "Finish", value: "Matt" },
  { name: "Engraving", value: "Matt" },
  { name: "Gift wrap", value: "Yes" },
]
const texts = {
  lines: [{ product_name: "Lamp", name: "Oak, 12 cm", addons }],
  shippingName: "Post",
  paymentType: "Card",
}

describe("the labels of an order", () => {
  it("are of its products, options, add-ons and its shipping method, by kind", async () => {
    expect(await listOrderLabels(german(), texts)).toEqual({
      product: { Lamp: "Lampe" },
      term: { Oak: "Eiche", "Oak, 12 cm": "Eiche, 12 cm" },
      addon: { Finish: "Oberfläche", Engraving: "Gravur" },
      addon_option: { "Finish: Matt": "Seidenmatt", "Gift wrap: Yes": "Ja" },
      shipping_type: { Post: "Paket" },
    })
  })

  it("are none in English, without a query", async () => {
    const { db, getCount } = countQueries(database.db)
    expect(await listOrderLabels({ db }, texts)).toBeNull()
    expect(getCount()).toBe(0)
  })

  it("lack a product that has another name since, unlike those of a current record", async () => {
    const { db } = database
    const current = { kind: "product" as const, id: 1, field: "name", text: "Table lamp" }
    await db.updateTable("products").set({ name: "Table lamp" }).execute()
    const stored = { ...texts, lines: [{ product_name: "Table lamp", name: "", addons: [] }] }
    expect((await listOrderLabels(german(), stored))?.product).toBeUndefined()
    expect(await listTextLabels(german(), { records: [current] })).toEqual({
      product: { "Table lamp": "Lampe" },
    })
  })
})

describe("an item that a customer waits for", () => {
  it("has its name in the customer's language", async () => {
    const product = (await database.db.selectFrom("products").select("name").execute())[0]?.name
    const item = {
      skuId: 1,
      name: "",
      slug: "lamp",
      stock: 0,
      isSold: true,
      productId: 1,
      product: product ?? "",
      options: ["Oak", "12 cm"],
      optionQuery: "?wood=oak&size=12-cm",
    }
    expect((await getTranslatedItem(database.db, item, "de")).name).toBe("Lampe (Eiche, 12 cm)")
    expect(await getTranslatedItem(database.db, item, "en")).toBe(item)
  })
})

describe("an order in the language of its customer", () => {
  it("has labels for what was bought, and what was typed stays", async () => {
    const order = { language: "de", shipping_name: "Post", shipping_description: "2 days" }
    const line = {
      product_name: "Lamp",
      sku_name: "Oak",
      shipping_note: "",
      addons: addons.map((addon) => ({ ...addon, price_cents: 100 })),
    }
    const shown = await buildTranslatedOrder(database.db, {
      order: order as never,
      lines: [line as never],
    })
    expect(shown.order).toMatchObject({ shipping_name: "Paket", shipping_description: "2 days" })
    expect(shown.lines).toMatchObject([
      {
        product_name: "Lampe",
        sku_name: "Eiche",
        addons: [
          { name: "Oberfläche", value: "Seidenmatt", price_cents: 100 },
          { name: "Gravur", value: "Matt" },
          { name: "Gift wrap", value: "Ja" },
        ],
      },
    ])
  })
})
