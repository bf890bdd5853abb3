import { randomUUID } from "node:crypto"
import { afterAll, beforeAll } from "@jest/globals"
import {
  createOrderFixture,
  gladstone,
  type OrderFixture,
  pickedUp,
} from "#tests/fixtures/order.ts"
import { updateSellingSetting } from "#tests/support/shop-rows.ts"

let fixture: OrderFixture
beforeAll(async () => {
  fixture = await createOrderFixture()
})
afterAll(() => fixture.close())

const countOrders = async () =>
  (await fixture.db.selectFrom("orders").select("id").execute()).length

describe("a rejected order", () => {
  const rejections: [string, string, object, RegExp][] = [
    [
      "when the total is not the one that was shown",
      "changed",
      { expected_total: "1.00" },
      /\$24\.95/,
    ],
    ["without a payment method", "payment_type", { paymentGateway: "" }, /how you’d like to pay/],
    ["with an unknown payment method", "payment_type", { paymentGateway: "gold" }, /pay/],
    [
      "without a shipping method",
      "shipping",
      { shipping_option_id: null, address: gladstone },
      /get/,
    ],
    [
      "with a shipping method that is not offered",
      "shipping",
      { shipping_option_id: 999, address: gladstone },
      /no longer available/,
    ],
    ["with an unknown promotion code", "promotion", { promotion_code: "NOSUCH" }, /code/],
    ["with an unknown address", "address", { address: 999_999 }, /address/],
  ]
  it.each(rejections)("stores nothing of an order %s (%s)", async (_when, code, input, words) => {
    const { skuId } = await fixture.stock({ price_cents: 2495, stock: 5 })
    const ann = await fixture.customerWith(skuId)
    const before = [await countOrders(), fixture.gateway.startedPayments.length]
    const result = await fixture.submit(ann, { ...pickedUp, ...input })
    expect(result).toMatchObject({ success: false, code, payment: null, order_id: null })
    expect(result.message).toMatch(words)
    expect([await countOrders(), fixture.gateway.startedPayments.length]).toEqual(before)
    expect(await fixture.stockOf(skuId)).toBe(5)
    const book = fixture.db.selectFrom("addresses").select("id").where("user_id", "=", ann.userId)
    expect(await book.execute()).toEqual([])
  })

  it("rejects the address of another customer, or a disabled one", async () => {
    const { skuId } = await fixture.stock()
    const [ann, bob] = [await fixture.customerWith(skuId), await fixture.customerWith(skuId)]
    const add = (userId: number, enabled: boolean) =>
      fixture.db
        .insertInto("addresses")
        .values({ ...gladstone, user_id: userId, enabled })
        .returning("id")
        .executeTakeFirstOrThrow()
    for (const { id } of [await add(bob.userId, true), await add(ann.userId, false)]) {
      const result = await fixture.submit(ann, { ...pickedUp, address: id })
      expect(result).toMatchObject({ success: false, code: "address" })
    }
    const own = await add(ann.userId, true)
    expect(await fixture.submit(ann, { ...pickedUp, address: own.id })).toMatchObject({
      success: true,
    })
  })

  it("rejects shipping without an address, and where delivery requires a quote", async () => {
    const { skuId } = await fixture.stock()
    const bulky = await fixture.stock({}, { ships_by_quote: true })
    const ann = await fixture.customerWith(skuId)
    const byPost = { ...pickedUp, shipping_option_id: fixture.post }
    expect(await fixture.submit(ann, byPost)).toMatchObject({ code: "address" })
    const far = { ...gladstone, city: "Perth", state: "WA", postcode: "6000" } as const
    expect(await fixture.submit(ann, { ...byPost, address: far })).toMatchObject({
      code: "shipping",
    })
    const bob = await fixture.customerWith(bulky.skuId)
    const result = await fixture.submit(bob, { ...byPost, address: gladstone })
    expect(result).toMatchObject({ code: "shipping" })
    expect(result.message).toContain("bulky")
  })

  it("rejects a price that went up since it was shown, and accepts the current one", async () => {
    const { skuId } = await fixture.stock({ price_cents: 1000 })
    const ann = await fixture.customerWith(skuId)
    await fixture.db
      .updateTable("skus")
      .set({ price_cents: 1200 })
      .where("id", "=", skuId)
      .execute()
    const rejected = await fixture.submit(ann, { ...pickedUp, expected_total: "10.00" })
    expect(rejected).toMatchObject({ code: "changed", total_amount: "12.00", payment: null })
    expect(await fixture.submit(ann, { ...pickedUp, expected_total: "12.00" })).toMatchObject({
      success: true,
    })
  })

  it("rejects a higher amount left to pay after store credit, although the total is the same", async () => {
    const { skuId } = await fixture.stock({ price_cents: 3000, stock: 10 })
    const ann = await fixture.customerWith(skuId)
    await fixture.giveCredit(ann, 1000)
    const shown = { ...pickedUp, use_credit: true, expected_total: "30.00" }
    const rejected = await fixture.submit(ann, { ...shown, expected_payable: "0.00" })
    expect(rejected).toMatchObject({ code: "changed", total_amount: "30.00", payment: null })
    expect(rejected.message).toContain("What is left to pay has changed to $20.00.")
    expect([await fixture.stockOf(skuId), await fixture.creditOf(ann)]).toEqual([10, 1000])
    expect(await fixture.submit(ann, { ...shown, expected_payable: "20.00" })).toMatchObject({
      success: true,
    })
  })

  it("rejects an amount below the gateway's minimum, unless store credit pays it", async () => {
    const { skuId } = await fixture.stock({ price_cents: 9 })
    const ann = await fixture.customerWith(skuId)
    await fixture.giveCredit(ann, 8)
    const rejected = await fixture.submit(ann, { ...pickedUp, use_credit: true })
    expect(rejected).toMatchObject({ success: false, code: "payment_type", payment: null })
    expect(rejected.message).toContain("less than $0.10. Please add something")
    expect(await fixture.creditOf(ann)).toBe(8)
    await fixture.giveCredit(ann, 1)
    expect(await fixture.submit(ann, { use_credit: true })).toMatchObject({ success: true })
  })

  it("rejects new orders while the shop is closed; earlier ones can still be paid", async () => {
    const { skuId } = await fixture.stock()
    const ann = await fixture.customerWith(skuId)
    const bob = await fixture.customerWith(skuId)
    const known = { ...pickedUp, key: randomUUID() }
    const first = await fixture.submit(ann, known)
    await updateSellingSetting(fixture.db, false)
    const rejected = await fixture.submit(bob)
    expect(rejected).toMatchObject({ success: false, code: "unavailable", payment: null })
    expect(rejected.message).toContain("The shop is closed at the moment.")
    expect(await fixture.submit(ann, known)).toEqual(first)
    await updateSellingSetting(fixture.db, true)
    expect(await fixture.submit(bob)).toMatchObject({ success: true })
  })

  it("rejects an amount above the gateway's maximum", async () => {
    const { skuId } = await fixture.stock({ price_cents: 99_500_000, stock: 5 })
    const ann = await fixture.customerWith(skuId)
    expect(await fixture.submit(ann, { paymentGateway: "far-card" })).toMatchObject({
      success: false,
      code: "too_many",
    })
    expect(await fixture.stockOf(skuId)).toBe(5)
  })

  it("ignores prices in the request body", async () => {
    const { skuId } = await fixture.stock({ price_cents: 2000 })
    const ann = await fixture.customerWith(skuId)
    const tampered = { total_amount: "0.01", price: 1, discount_amount: "19.99", status: "paid" }
    const id = await fixture.order(ann, { ...pickedUp, ...tampered })
    expect(await fixture.get(id)).toMatchObject({ total_cents: 2000, status: "awaiting_payment" })
  })
})
