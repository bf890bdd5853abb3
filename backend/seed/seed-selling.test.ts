import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { listShippingOptions } from "#backend/shipping/shipping-options.ts"
import { buildNumberedLookup } from "#tests/fixtures/seed.ts"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { orderingFaqs } from "./data/faqs.ts"
import { shippingAndReturns } from "./data/pages/policies.ts"
import { seed } from "./data/seed.ts"
import { saveSeedShipping } from "./save-seed-sales-settings.ts"
import type { SeedPromotion } from "./seed-types.ts"

const [standard, express] = ["Standard Post 10.60", "Express Post 14.10"]
const local = "Local delivery (Gladstone and Calliope) 0.00"
const pickUp = "Pick up from the workshop 0.00"

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
  const ids = buildNumberedLookup(seed)
  await database.db.transaction().execute((trx) => saveSeedShipping(trx, seed, ids))
})

afterAll(() => database.close())

async function listOffers(suburb: string, postcode: string): Promise<string[]> {
  const { options } = await listShippingOptions(database.db, { suburb, postcode }, [])
  return options.map(({ name, fullCents }) => `${name} ${(fullCents / 100).toFixed(2)}`)
}

describe("the demo shop delivers", () => {
  it.each([
    ["Calliope", "4680", [standard, express, local, pickUp]],
    ["gladstone central", "4680", [standard, express, local, pickUp]],
    ["New Auckland", "4680", [standard, express, local, pickUp]],
    ["Boyne Island", "4680", [standard, express, pickUp]],
    ["Brisbane City", "4000", [standard, express, pickUp]],
    ["Sydney", "2000", [standard, express]],
    ["Darwin City", "0800", [standard, express]],
    ["Hobart", "7000", [standard, express]],
    ["Perth", "6000", [standard, express]],
  ])("to %s %s with the shipping types stated on its pages", async (suburb, postcode, offers) => {
    expect((await listOffers(suburb, postcode)).sort()).toEqual([...offers].sort())
  })

  it.each([
    ["Norfolk Island", "2899"],
    ["Christmas Island", "6798"],
    ["Cocos (Keeling) Islands", "6799"],
    ["Macquarie Island", "7151"],
  ])("to %s %s, an external territory, only after a quote", async (suburb, postcode) => {
    const offer = await listShippingOptions(database.db, { suburb, postcode }, [])
    expect(offer.needsQuote).toBe(true)
    expect(offer.options.filter(({ isPickUp }) => !isPickUp)).toEqual([])
  })

  it("free above $200.00 by standard and express post only", () => {
    const limits = seed.shippingTypes.flatMap(({ name, costs }) =>
      costs.map(({ amount, free_over }) => [name, Number(amount) > 0, free_over ?? null]),
    )
    for (const [name, isPaid, limit] of limits) {
      expect([name, limit]).toEqual([name, isPaid ? "200.00" : null])
    }
  })

  it("at the prices and times stated on its shipping page and in its FAQs", () => {
    const page = shippingAndReturns.content ?? ""
    const faqTexts = orderingFaqs.map(({ content }) => content).join("\n")
    const posts = seed.shippingTypes.filter(({ costs }) => costs[0]?.amount !== "0.00")
    expect(posts).toHaveLength(2)
    for (const { name, description, costs } of posts) {
      const price = `$${costs[0]?.amount}`
      expect(page).toContain(`<td>${name}</td><td>${price}</td><td>${description}</td>`)
      expect(faqTexts).toContain(`<strong>${name}:</strong> ${price}, ${description}`)
    }
    expect(page).toContain("Pick up from the workshop")
    expect(faqTexts).toContain("Pick up from the workshop")
  })
})

describe("the demo shop sells", () => {
  it("with a card without surcharge as the first payment type", () => {
    const [first, ...others] = seed.paymentTypes
    expect(first?.surcharge_basis_points ?? 0).toBe(0)
    expect(others.some(({ surcharge_basis_points: points = 0 }) => points > 0)).toBe(true)
  })

  it("with valid promotion codes and one expired code", () => {
    const hasEnded = ({ ends_at: end }: SeedPromotion) =>
      typeof end === "string" && Date.parse(end) < Date.now()
    expect(seed.promotions.filter(hasEnded)).toHaveLength(1)
    expect(seed.promotions.length).toBeGreaterThan(2)
  })

  it("tickets to an event with time and place, and a product with shipping by quote", () => {
    const tickets = seed.products.filter((product) => product.is_ticket === true)
    expect(tickets.length).toBeGreaterThan(0)
    for (const { event_at: at, event_place: place, skus } of tickets) {
      expect(new Date(at ?? "").getTime()).toBeGreaterThan(0)
      expect(place).not.toBe("")
      expect(skus.length).toBeGreaterThan(1)
    }
    const bulky = seed.products.filter((product) => product.ships_by_quote === true)
    expect(bulky.length).toBeGreaterThan(0)
    for (const { content } of bulky) expect(content).toContain("Ask for a delivery price")
  })
})
