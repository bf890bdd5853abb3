import { afterAll, beforeAll } from "@jest/globals"
import { createShopShipping } from "#tests/factories/delivery-rows.ts"
import { type CartFixture, createCartFixture } from "#tests/fixtures/cart.ts"
import { getCart } from "./get-cart.ts"

let fixture: CartFixture
let types: Awaited<ReturnType<typeof createShopShipping>>
beforeAll(async () => {
  fixture = await createCartFixture()
  const { db } = fixture
  types = await createShopShipping(db)
  const percent = { code: "TEN", percent_basis_points: 1_000 }
  const fixed = { code: "FIVE", amount_cents: 500, min_spend_cents: 10_000 }
  await db.insertInto("promotions").values([percent, fixed]).execute()
})
afterAll(() => fixture.close())

const perth = { suburb: "Perth", postcode: "6000", country: "AU" as const }

async function addAddress(userId: number, values: object = {}): Promise<number> {
  const { id } = await fixture.db
    .insertInto("addresses")
    .values({
      user_id: userId,
      first_name: "Ann",
      last_name: "Example",
      state: "QLD",
      street_address: "1 Reef Street",
      city: "Gladstone",
      postcode: "4680",
      ...values,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}

describe("options of a cart", () => {
  it("stay until they are changed or reset", async () => {
    const guest = await fixture.guestWith((await fixture.stock()).skuId)
    const options = { promotion_code: "TEN", shipping_type: types.express, shipping_address: perth }
    await fixture.show(guest, options)
    const stored = { promotion_code: "TEN", shipping_type: types.express, shipping_amount: "14.10" }
    expect(await fixture.show(guest)).toMatchObject(stored)
    const other = { ...perth, suburb: "Cairns", postcode: "4870" }
    expect(await fixture.show(guest, { shipping_address: other })).toMatchObject(stored)
    const nothing = { promotion_code: null, shipping_type: null, shipping_address: null }
    expect(await fixture.show(guest, nothing)).toMatchObject({
      promotion_code: "",
      promotion: null,
      shipping_type: null,
      shipping_address: null,
    })
  })

  it("fall back to the cheapest shipping method if the chosen one is not available", async () => {
    const guest = await fixture.guestWith((await fixture.stock()).skuId)
    for (const shipping_type of [types.local, 2_000_000_000]) {
      expect(await fixture.show(guest, { shipping_type, shipping_address: perth })).toMatchObject({
        shipping_type: types.standard,
      })
    }
  })

  it("accepts only the customer's own enabled address", async () => {
    const { skuId } = await fixture.stock()
    const [customer, other] = [await fixture.customerWith(skuId), await fixture.customerWith(skuId)]
    const own = await addAddress(customer.userId)
    const off = await addAddress(customer.userId, { enabled: false })
    expect(await fixture.show(customer, { shipping_address: own })).toMatchObject({
      shipping_address: { id: own, suburb: "Gladstone", postcode: "4680" },
      shipping_type: types.local,
      shipping_amount: "0.00",
      addresses: [{ id: own }],
    })
    const rejected = [
      { shopper: customer, id: off },
      { shopper: other, id: own },
      { shopper: await fixture.guestWith(skuId), id: own },
    ]
    for (const { shopper, id } of rejected) {
      const options = { shipping_address: id, promotion_code: "TEN" }
      expect(await getCart(fixture.deps, shopper, options)).toMatchObject({
        error: { status: 404 },
      })
      expect(await fixture.show(shopper)).toMatchObject({ promotion_code: "" })
    }
    await fixture.db
      .updateTable("addresses")
      .set({ enabled: false })
      .where("id", "=", own)
      .execute()
    expect(await fixture.show(customer)).toMatchObject({ shipping_address: null, addresses: [] })
  })

  it("explains why a code gives no discount and stores it for later", async () => {
    const { skuId } = await fixture.stock({ price_cents: 5_000 })
    const guest = await fixture.guestWith(skuId)
    expect(await fixture.show(guest, { promotion_code: "five" })).toMatchObject({
      promotion_code: "FIVE",
      promotion: null,
      discount_amount: "0.00",
      promotion_message: "This code is for orders of $100.00 or more.",
    })
    await fixture.add(guest, skuId)
    expect(await fixture.show(guest)).toMatchObject({
      promotion_message: "",
      discount_amount: "5.00",
      promotion: { amount: "5.00" },
    })
  })

  it("limits guesses of codes and leaves the stored code unchanged", async () => {
    const guest = await fixture.guestWith((await fixture.stock()).skuId)
    for (let at = 0; at < 30; at++) {
      expect(await fixture.show(guest, { promotion_code: `GUESS${at}` })).toMatchObject({
        promotion_message: "We don’t recognise this code. Please check the spelling.",
      })
    }
    expect(await fixture.show(guest, { promotion_code: "GUESS29" })).toMatchObject({
      promotion_message: "We don’t recognise this code. Please check the spelling.",
    })
    expect(await fixture.show(guest, { promotion_code: "TEN" })).toMatchObject({
      promotion_code: "GUESS29",
      discount_amount: "0.00",
      promotion_message:
        "You’ve tried a lot of codes in a short time. Please try again in an hour.",
    })
    fixture.wait(3_600_000)
    for (let at = 0; at < 40; at++) {
      const promotion_code = at % 2 === 0 ? "TEN" : "FIVE"
      expect(await fixture.show(guest, { promotion_code })).toMatchObject({ promotion_code })
    }
  })

  it("are returned with the store credit to customers and with none to guests", async () => {
    const { skuId } = await fixture.stock()
    const customer = await fixture.customerWith(skuId)
    const credit = { user_id: customer.userId, amount_cents: 2_500 }
    await fixture.db.insertInto("credit_entries").values(credit).execute()
    expect(await fixture.show(customer)).toMatchObject({
      credit_balance: "25.00",
      least_payment: "0.10",
      sessionKey: null,
    })
    const guest = await fixture.guestWith(skuId)
    expect(await fixture.show(guest)).toMatchObject({
      credit_balance: "0.00",
      addresses: [],
      sessionKey: guest.sessionKey,
    })
  })
})
