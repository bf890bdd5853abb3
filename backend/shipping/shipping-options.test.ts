import { afterAll, beforeAll } from "@jest/globals"
import {
  createShippingRegion,
  createShippingType,
  createShopShipping,
} from "#tests/factories/delivery-rows.ts"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { listShippingOptions, resolveShippingOption } from "./shipping-options.ts"

let database: TestDatabase
let types: Awaited<ReturnType<typeof createShopShipping>>
beforeAll(async () => {
  database = await openTestDatabase()
  types = await createShopShipping(database.db)
})
afterAll(() => database.close())

const item = { isTicket: false, shipsByQuote: false }
const place = (suburb: string, postcode: string) => ({ suburb, postcode })
const offer = (where: { suburb: string; postcode: string } | null, lines = [item]) =>
  listShippingOptions(database.db, where, lines)
const namesFor = async (where: { suburb: string; postcode: string } | null, lines = [item]) =>
  (await offer(where, lines)).options.map(({ name }) => name)

describe("the shipping methods", () => {
  it("are those of the regions that contain the destination, by postcode", async () => {
    expect(await namesFor(place("Perth", "6000"))).toEqual(["Standard Post", "Express Post"])
    expect(await namesFor(place("Cairns", "4870"))).toEqual([
      "Standard Post",
      "Express Post",
      "Pick up",
    ])
  })

  it("are returned with their price and the threshold for free shipping", async () => {
    expect((await offer(place("Perth", "6000"))).options[0]).toEqual({
      id: types.standard,
      name: "Standard Post",
      description: "Standard Post takes a while",
      isPickUp: false,
      fullCents: 1_060,
      freeOverCents: 20_000,
      transitDays: null,
    })
  })

  it("have the transit days of the region that contains the destination", async () => {
    const cost = database.db
      .updateTable("shipping_costs")
      .where("shipping_type_id", "=", types.standard)
    await cost.set({ transit_days_min: 6, transit_days_max: 9 }).execute()
    const [standard] = (await offer(place("Perth", "6000"))).options
    await cost.set({ transit_days_min: null, transit_days_max: null }).execute()
    expect(standard?.transitDays).toEqual({ from: 6, to: 9 })
  })

  it.each(["Gladstone", "  gladSTONE ", "CALLIOPE", "Calliope."])(
    "include local delivery for the suburb written as %p",
    async (suburb) => {
      expect(await namesFor(place(suburb, "4680"))).toContain("Local delivery")
    },
  )

  it.each(["", "Boyne Island", "Gladstone West", "!!"])(
    "exclude local delivery for %p with the same postcode",
    async (suburb) => {
      expect(await namesFor(place(suburb, "4680"))).not.toContain("Local delivery")
    },
  )

  it("exclude a destination that a region excludes, and then require a quote", async () => {
    const { options, needsQuote, detail } = await offer(place("Christmas Island", "6798"))
    expect(options).toEqual([])
    expect(needsQuote).toBe(true)
    expect(detail).toEqual({
      code: "shipping_quote_for_place",
      params: { place: "Christmas Island 6798" },
    })
  })

  it("are only pick-up without a destination, and require no quote", async () => {
    expect(await namesFor(null)).toEqual(["Pick up"])
    expect((await offer(null)).needsQuote).toBe(false)
  })

  it("are only pick-up for items too bulky for a fixed price", async () => {
    const bulky = [item, { isTicket: false, shipsByQuote: true }]
    const { options, needsQuote, detail } = await offer(place("Gladstone", "4680"), bulky)
    expect(options.map(({ name }) => name)).toEqual(["Pick up"])
    expect(needsQuote).toBe(true)
    expect(detail).toEqual({ code: "shipping_quote_for_item" })
    expect(await namesFor(place("Perth", "6000"), bulky)).toEqual([])
  })

  it("are none for tickets only, and require no quote", async () => {
    const ticket = { isTicket: true, shipsByQuote: false }
    expect(await offer(place("Perth", "6000"), [ticket])).toEqual({
      options: [],
      needsQuote: false,
      detail: null,
    })
    expect(await namesFor(place("Perth", "6000"), [ticket, item])).toHaveLength(2)
  })

  it("are also returned without items", async () => {
    expect(await namesFor(place("Perth", "6000"), [])).toHaveLength(2)
  })

  it("have the lowest price of all regions that contain the destination", async () => {
    const near = await createShippingRegion(database.db, "Near", [{ first: "7000", last: "7010" }])
    const far = await createShippingRegion(database.db, "Far", [{ first: "7005", last: "7020" }])
    const costs = [
      { region: far, cents: 900 },
      { region: near, cents: 700 },
    ]
    const id = await createShippingType(database.db, "Courier", costs)
    const costIn = async (postcode: string) =>
      (await offer(place("", postcode))).options.find((option) => option.id === id)?.fullCents
    expect(await costIn("7001")).toBe(700)
    expect(await costIn("7007")).toBe(700)
    expect(await costIn("7015")).toBe(900)
  })

  it("exclude a disabled type, cost, region or postcode row", async () => {
    const { db } = database
    const where = place("Kalgoorlie", "6430")
    const region = await createShippingRegion(db, "Goldfields", [{ first: "6430", last: "6449" }])
    const id = await createShippingType(db, "Camel", [{ region, cents: 500 }])
    const tables = [
      ["shipping_types", "id", id],
      ["shipping_costs", "shipping_type_id", id],
      ["shipping_regions", "id", region],
      ["shipping_region_postcodes", "region_id", region],
    ] as const
    for (const [table, column, value] of tables) {
      expect(await namesFor(where)).toContain("Camel")
      const set = (enabled: boolean) =>
        db.updateTable(table).set({ enabled }).where(db.dynamic.ref(column), "=", value).execute()
      await set(false)
      expect(await namesFor(where)).not.toContain("Camel")
      await set(true)
    }
  })
})

describe("the shipping method that a cart is priced with", () => {
  const option = (id: number, fullCents: number, more: object = {}) => ({
    id,
    fullCents,
    name: "",
    description: "",
    isPickUp: false,
    freeOverCents: null,
    transitDays: null,
    ...more,
  })
  const pickUp = option(1, 0, { isPickUp: true })
  const post = option(2, 1_060, { freeOverCents: 20_000 })
  const cheap = option(3, 900)

  it("is the chosen one while it is offered", () => {
    expect(resolveShippingOption([pickUp, post, cheap], 1, 100)).toBe(pickUp)
    expect(resolveShippingOption([pickUp, cheap], 2, 100)).toBe(cheap)
  })

  it("is otherwise the cheapest one that is not pick-up, for the items' subtotal", () => {
    expect(resolveShippingOption([pickUp, post, cheap], null, 20_000)).toBe(cheap)
    expect(resolveShippingOption([pickUp, post, cheap], null, 20_001)).toBe(post)
    expect(resolveShippingOption([pickUp], null, 100)).toBeNull()
  })
})
