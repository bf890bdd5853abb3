import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { createShopShipping } from "#tests/factories/delivery-rows.ts"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { createGroupRow, createProductRow } from "#tests/support/shop-rows.ts"
import { createSmallShop } from "#tests/support/small-shop.ts"
import { listDeliveryRates } from "./list-delivery-rates.ts"
import { listOffers } from "./list-offers.ts"

let database: TestDatabase
const now = new Date("2026-11-21T00:00:00Z")

beforeAll(async () => {
  database = await openTestDatabase()
  await createSmallShop(database.db)
})
afterAll(() => database.close())

const list = (after = 0, limit = 200) =>
  listOffers({ db: database.db, now: () => now }, { after, limit })

describe("the shop's offers", () => {
  it("include each SKU's current price, stock, options and photo", async () => {
    const resin = (await list()).data.find(({ slug }) => slug === "tough-resin")
    expect(resin).toMatchObject({
      name: "Tough Résin",
      brand: "Curlew",
      blurb: "Bends before it breaks",
      group_names: ["Resin", "Tough resin"],
      lead_days_min: null,
      lead_days_max: null,
      variations: [{ name: "Volume", options: ["500 ml", "1 L"] }],
      skus: [
        {
          code: "RT-500-GREY",
          price_each: "34.95",
          full_price_each: "39.95",
          on_special: true,
          in_stock: true,
          variations: [{ name: "500 ml", variation_type: "Volume" }],
        },
        { code: "RT-1000-GREY", price_each: "69.95", on_special: false, in_stock: false },
      ],
    })
    expect(resin?.skus[0]?.sku_photo_id).toBe(resin?.images[0]?.photo_id)
  })

  it("are in another language those whose page is complete in it, with labels of their options", async () => {
    const { db } = database
    const { data } = await list()
    const resin = data.find(({ slug }) => slug === "tough-resin")
    const base = { language: "de", source_hash: "0".repeat(16) }
    const { record, term } = {
      record: { ...base, record_kind: "product", record_id: resin?.id ?? 0 },
      term: { ...base, record_kind: "term", record_id: 0 },
    }
    const listGerman = async () =>
      (await listOffers({ db, now: () => now, language: "de" }, { after: 0, limit: 200 })).data
    expect(await listGerman()).toEqual([])
    const fields = ["name", "title", "meta_description", "blurb", "content"]
    const rows = [
      ...fields.map((field) => ({ ...record, field, text: `${field} auf Deutsch` })),
      { ...term, field: "Volume", text: "Inhalt" },
    ]
    await db.insertInto("translations").values(rows).execute()
    const [offer, ...others] = await listGerman()
    expect(others).toEqual([])
    expect(offer).toMatchObject({
      name: "name auf Deutsch",
      slug: "tough-resin",
      group_names: ["Resin", "Tough resin"],
      variations: [{ name: "Volume", options: ["500 ml", "1 L"] }],
      term_labels: { Volume: "Inhalt" },
    })
    await db.deleteFrom("translations").execute()
  })

  it("are paged, with each product once", async () => {
    const all = (await list()).data.map(({ id }) => id)
    const parts: number[] = []
    for (let next: number | null = 0; next !== null; ) {
      const part = await list(next, 1)
      parts.push(...part.data.map(({ id }) => id))
      next = part.next
    }
    expect(parts).toEqual(all)
  })

  it("exclude hidden products and hidden groups", async () => {
    const { db } = database
    const hidden = await createGroupRow(db, "hidden", null, { enabled: false })
    await createProductRow(db, "switched-off", { enabled: false })
    await createProductRow(db, "in-hidden", { groupIds: [hidden], primary_group_id: hidden })
    const { data } = await list()
    expect(data.map(({ slug }) => slug)).not.toContain("switched-off")
    expect(data.find(({ slug }) => slug === "in-hidden")?.group_names).toEqual([])
  })
})

describe("delivery rates", () => {
  it("are listed by postcode, without areas that only a suburb distinguishes", async () => {
    const other = await openTestDatabase()
    try {
      await createShopShipping(other.db)
      const rates = await listDeliveryRates(other)
      const standard = rates.find(({ name }) => name === "Standard Post")
      expect(standard).toMatchObject({ amount: "10.60", free_over: "200.00", is_pick_up: false })
      expect(standard?.postcodes[0]?.first).toBe("0200")
      expect(standard?.postcodes.every(({ first, last }) => first <= last)).toBe(true)
      expect(rates.find(({ name }) => name === "Local delivery")?.postcodes).toEqual([])
    } finally {
      await other.close()
    }
  })
})
