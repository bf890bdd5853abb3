import { randomUUID } from "node:crypto"
import { afterAll, beforeAll } from "@jest/globals"
import { gladstone, type OrderDesk, openOrderDesk, pickedUp } from "#tests/support/order-desk.ts"
import { setSelling } from "#tests/support/shop-rows.ts"

let desk: OrderDesk
beforeAll(async () => {
  desk = await openOrderDesk()
})
afterAll(() => desk.close())

const countOrders = async () => (await desk.db.selectFrom("orders").select("id").execute()).length

describe("a rejected order", () => {
  const refusals: [string, string, object, RegExp][] = [
    [
      "when the total is not the one that was shown",
      "changed",
      { expected_total: "1.00" },
      /\$24\.95/,
    ],
    ["without a way to pay", "payment_type", { paymentGateway: "" }, /how you’d like to pay/],
    ["with a way to pay that the shop has not", "payment_type", { paymentGateway: "gold" }, /pay/],
    [
      "without a way to deliver",
      "shipping",
      { shipping_option_id: null, address: gladstone },
      /get/,
    ],
    [
      "with a way to deliver that is not offered",
      "shipping",
      { shipping_option_id: 999, address: gladstone },
      /no longer available/,
    ],
    ["with a code that nobody knows", "promotion", { promotion_code: "NOSUCH" }, /code/],
    ["with an address that nobody has", "address", { address: 999_999 }, /address/],
  ]
  it.each(refusals)("stores nothing of an order %s (%s)", async (_when, code, wish, words) => {
    const { skuId } = await desk.stock({ price_cents: 2495, stock: 5 })
    const ann = await desk.customerWith(skuId)
    const before = [await countOrders(), desk.gateway.begun.length]
    const answer = await desk.submit(ann, { ...pickedUp, ...wish })
    expect(answer).toMatchObject({ success: false, code, payment: null, order_id: null })
    expect(answer.message).toMatch(words)
    expect([await countOrders(), desk.gateway.begun.length]).toEqual(before)
    expect(await desk.stockOf(skuId)).toBe(5)
    const book = desk.db.selectFrom("addresses").select("id").where("user_id", "=", ann.userId)
    expect(await book.execute()).toEqual([])
  })

  it("rejects the address of another customer, or a disabled one", async () => {
    const { skuId } = await desk.stock()
    const [ann, bob] = [await desk.customerWith(skuId), await desk.customerWith(skuId)]
    const add = (userId: number, enabled: boolean) =>
      desk.db
        .insertInto("addresses")
        .values({ ...gladstone, user_id: userId, enabled })
        .returning("id")
        .executeTakeFirstOrThrow()
    for (const { id } of [await add(bob.userId, true), await add(ann.userId, false)]) {
      const answer = await desk.submit(ann, { ...pickedUp, address: id })
      expect(answer).toMatchObject({ success: false, code: "address" })
    }
    const own = await add(ann.userId, true)
    expect(await desk.submit(ann, { ...pickedUp, address: own.id })).toMatchObject({
      success: true,
    })
  })

  it("rejects shipping without an address, and where delivery requires a quote", async () => {
    const { skuId } = await desk.stock()
    const bulky = await desk.stock({}, { ships_by_quote: true })
    const ann = await desk.customerWith(skuId)
    const byPost = { ...pickedUp, shipping_option_id: desk.post }
    expect(await desk.submit(ann, byPost)).toMatchObject({ code: "address" })
    const far = { ...gladstone, city: "Perth", state: "WA", postcode: "6000" } as const
    expect(await desk.submit(ann, { ...byPost, address: far })).toMatchObject({ code: "shipping" })
    const bob = await desk.customerWith(bulky.skuId)
    const answer = await desk.submit(bob, { ...byPost, address: gladstone })
    expect(answer).toMatchObject({ code: "shipping" })
    expect(answer.message).toContain("bulky")
  })

  it("rejects a price that went up since it was shown, and accepts the current one", async () => {
    const { skuId } = await desk.stock({ price_cents: 1000 })
    const ann = await desk.customerWith(skuId)
    await desk.db.updateTable("skus").set({ price_cents: 1200 }).where("id", "=", skuId).execute()
    const refused = await desk.submit(ann, { ...pickedUp, expected_total: "10.00" })
    expect(refused).toMatchObject({ code: "changed", total_amount: "12.00", payment: null })
    expect(await desk.submit(ann, { ...pickedUp, expected_total: "12.00" })).toMatchObject({
      success: true,
    })
  })

  it("rejects a higher amount left to pay after store credit, although the total is the same", async () => {
    const { skuId } = await desk.stock({ price_cents: 3000, stock: 10 })
    const ann = await desk.customerWith(skuId)
    await desk.giveCredit(ann, 1000)
    const shown = { ...pickedUp, use_credit: true, expected_total: "30.00" }
    const refused = await desk.submit(ann, { ...shown, expected_payable: "0.00" })
    expect(refused).toMatchObject({ code: "changed", total_amount: "30.00", payment: null })
    expect(refused.message).toContain("What is left to pay has changed to $20.00.")
    expect([await desk.stockOf(skuId), await desk.creditOf(ann)]).toEqual([10, 1000])
    expect(await desk.submit(ann, { ...shown, expected_payable: "20.00" })).toMatchObject({
      success: true,
    })
  })

  it("rejects an amount below the gateway's minimum, unless store credit pays it", async () => {
    const { skuId } = await desk.stock({ price_cents: 9 })
    const ann = await desk.customerWith(skuId)
    await desk.giveCredit(ann, 8)
    const refused = await desk.submit(ann, { ...pickedUp, use_credit: true })
    expect(refused).toMatchObject({ success: false, code: "payment_type", payment: null })
    expect(refused.message).toContain("less than $0.10. Please add something")
    expect(await desk.creditOf(ann)).toBe(8)
    await desk.giveCredit(ann, 1)
    expect(await desk.submit(ann, { use_credit: true })).toMatchObject({ success: true })
  })

  it("rejects new orders while the shop is closed; earlier ones can still be paid", async () => {
    const { skuId } = await desk.stock()
    const ann = await desk.customerWith(skuId)
    const bob = await desk.customerWith(skuId)
    const known = { ...pickedUp, key: randomUUID() }
    const first = await desk.submit(ann, known)
    await setSelling(desk.db, false)
    const refused = await desk.submit(bob)
    expect(refused).toMatchObject({ success: false, code: "unavailable", payment: null })
    expect(refused.message).toContain("The shop is closed at the moment.")
    expect(await desk.submit(ann, known)).toEqual(first)
    await setSelling(desk.db, true)
    expect(await desk.submit(bob)).toMatchObject({ success: true })
  })

  it("rejects an amount above the gateway's maximum", async () => {
    const { skuId } = await desk.stock({ price_cents: 99_500_000, stock: 5 })
    const ann = await desk.customerWith(skuId)
    expect(await desk.submit(ann, { paymentGateway: "far-card" })).toMatchObject({
      ...{ success: false, code: "too_many" },
    })
    expect(await desk.stockOf(skuId)).toBe(5)
  })

  it("ignores prices in the request body", async () => {
    const { skuId } = await desk.stock({ price_cents: 2000 })
    const ann = await desk.customerWith(skuId)
    const tampered = { total_amount: "0.01", price: 1, discount_amount: "19.99", status: "paid" }
    const id = await desk.order(ann, { ...pickedUp, ...tampered })
    expect(await desk.get(id)).toMatchObject({ total_cents: 2000, status: "awaiting_payment" })
  })
})
