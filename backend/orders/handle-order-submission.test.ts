import { randomUUID } from "node:crypto"
import { afterAll, beforeAll } from "@jest/globals"
import { listConsents } from "#backend/consents/consents.ts"
import { maxAddresses } from "#backend/customers/addresses.ts"
import { getPaymentResult } from "#backend/payments/get-payment-result.ts"
import { expectConsistentLedger } from "#tests/assertions/ledger-assertions.ts"
import {
  createOrderFixture,
  gladstone,
  type OrderFixture,
  pickedUp,
} from "#tests/fixtures/order.ts"

let fixture: OrderFixture
beforeAll(async () => {
  fixture = await createOrderFixture()
})
afterAll(() => fixture.close())

const countOrders = async () =>
  (await fixture.db.selectFrom("orders").select("id").execute()).length

describe("a submitted cart", () => {
  it("becomes an order awaiting payment, with reserved stock and its own copy of the prices", async () => {
    const { skuId } = await fixture.stock({ price_cents: 2495, stock: 5 })
    const ann = await fixture.customerWith(skuId, 2)
    const { length: mailsBefore } = await fixture.listMails()
    const result = await fixture.submit(ann, {
      ...pickedUp,
      address: gladstone,
      shipping_option_id: fixture.post,
      note: "Leave it at the door",
      expected_total: "60.50",
    })
    expect(result).toMatchObject({ success: true, message: "", total_amount: null })
    expect(result.payment).toMatch(/^https:\/\/pay\.example\/[\w-]{43}$/)
    const order = await fixture.get(result.order_id ?? 0)
    expect(order).toMatchObject({
      status: "awaiting_payment",
      stock_state: "reserved",
      subtotal_cents: 4990,
      shipping_cents: 1060,
      total_cents: 6050,
      tax_cents: 550,
      shipping_name: "Standard Post",
      note: "Leave it at the door",
      return_path: "/payment-return",
    })
    expect(order.address).toMatchObject({ city: "Gladstone", country: "AU" })
    expect(await fixture.stockOf(skuId)).toBe(3)
    const events = fixture.db
      .selectFrom("order_events")
      .select(["from_status", "to_status", "actor"])
    expect(await events.where("order_id", "=", order.id).orderBy("id").execute()).toEqual([
      { from_status: "", to_status: "placed", actor: "customer" },
      { from_status: "placed", to_status: "awaiting_payment", actor: "customer" },
    ])
    const saved = fixture.db
      .selectFrom("addresses")
      .select("city")
      .where("user_id", "=", ann.userId)
    expect(await saved.execute()).toEqual([{ city: "Gladstone" }])
    expect(fixture.gateway.startedPayments.at(-1)).toMatchObject({
      amountCents: 6050,
      currency: "AUD",
    })
    expect(await fixture.listMails()).toHaveLength(mailsBefore)
    await expectConsistentLedger(fixture)
  })

  it("becomes one order and one payment when it is submitted fifty times at once", async () => {
    for (const key of [undefined, randomUUID()]) {
      const { skuId } = await fixture.stock({ stock: 5 })
      const ann = await fixture.customerWith(skuId, 2)
      const before = [await countOrders(), fixture.gateway.startedPayments.length]
      const input = { ...pickedUp, address: gladstone, key }
      const results = await Promise.all(
        Array.from({ length: 50 }, () => fixture.submit(ann, input)),
      )
      expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
      expect(results[0]).toMatchObject({ success: true })
      expect([await countOrders(), fixture.gateway.startedPayments.length]).toEqual(
        before.map((n) => n + 1),
      )
      expect(await fixture.stockOf(skuId)).toBe(3)
      const book = fixture.db.selectFrom("addresses").select("id").where("user_id", "=", ann.userId)
      expect(await book.execute()).toHaveLength(1)
    }
  })

  it("returns the same order again after it was paid, although the cart is empty by then", async () => {
    const { skuId } = await fixture.stock()
    const ann = await fixture.customerWith(skuId)
    const input = { ...pickedUp, key: randomUUID() }
    const id = await fixture.order(ann, input)
    await fixture.settle(id)
    const again = await fixture.submit(ann, input)
    expect(again).toMatchObject({ success: true, order_id: id })
    expect(again.payment).toMatch(/^\/payment-return\?payum_token=[\w-]{43}$/)
    expect(await fixture.submit(ann)).toMatchObject({ success: false, code: "empty" })
  })

  it("rejects an idempotency key that was sent with other content", async () => {
    const { skuId } = await fixture.stock()
    const ann = await fixture.customerWith(skuId)
    const key = randomUUID()
    const id = await fixture.order(ann, { ...pickedUp, key })
    const before = await countOrders()
    const rejected = await fixture.submit(ann, { ...pickedUp, key, note: "and a bow" })
    expect(rejected).toMatchObject({ success: false, code: "key_reused", payment: null })
    expect([await countOrders(), (await fixture.get(id)).status]).toEqual([
      before,
      "awaiting_payment",
    ])
  })

  it("rejects a late repeat of an order that was superseded", async () => {
    const { skuId } = await fixture.stock({ stock: 5 })
    const ann = await fixture.customerWith(skuId)
    const first = { ...pickedUp, key: randomUUID(), note: "Ring twice" }
    await fixture.order(ann, first)
    const id = await fixture.order(ann, { ...pickedUp, key: randomUUID(), note: "Ring once" })
    for (const late of [first, { ...first, note: "Do not ring" }]) {
      expect(await fixture.submit(ann, late)).toMatchObject({ success: false, code: "key_reused" })
    }
    expect((await fixture.get(id)).status).toBe("awaiting_payment")
    expect(await fixture.stockOf(skuId)).toBe(4)
  })

  it("supersedes the unpaid order of the cart, whose stock, credit and promotion are returned", async () => {
    const code = await fixture.addPromotion("TAKEPLACE", { max_uses: 1 })
    const { skuId } = await fixture.stock({ price_cents: 1000, stock: 3 })
    const ann = await fixture.customerWith(skuId, 3)
    await fixture.giveCredit(ann, 500)
    const input = { ...pickedUp, promotion_code: "TAKEPLACE", use_credit: true }
    const first = await fixture.order(ann, input)
    expect([await fixture.stockOf(skuId), await fixture.creditOf(ann)]).toEqual([0, 0])
    const second = await fixture.order(ann, { ...input, note: "second thoughts" })
    expect(await fixture.get(first)).toMatchObject({
      status: "cancelled",
      stock_state: "released",
      cancel_reason: "superseded",
      superseded_by: second,
    })
    expect([await fixture.stockOf(skuId), await fixture.creditOf(ann)]).toEqual([0, 0])
    expect(await fixture.get(second)).toMatchObject({ credit_cents: 500, discount_cents: 300 })
    const uses = fixture.db.selectFrom("promotion_uses").select("order_id")
    expect(await uses.where("promotion_id", "=", code).execute()).toEqual([{ order_id: second }])
    const { payment_id: paymentId } = await fixture.get(first)
    const payment = fixture.db.selectFrom("payments").select("cancel_due")
    expect(await payment.where("id", "=", paymentId).executeTakeFirst()).toEqual({
      cancel_due: true,
    })
  })

  it("continues the unpaid order and its payment for the same content with another key", async () => {
    const { skuId } = await fixture.stock()
    const ann = await fixture.customerWith(skuId)
    const input = { ...pickedUp, note: "By the gate." }
    const first = await fixture.submit(ann, { ...input, key: randomUUID() })
    const before = await countOrders()
    const again = await fixture.submit(ann, { ...input, key: randomUUID() })
    expect(again).toMatchObject({ success: true, order_id: first.order_id })
    expect([again.payment, await countOrders()]).toEqual([first.payment, before])
  })

  it("continues the same order with a new payment after a decline", async () => {
    const { skuId } = await fixture.stock()
    const ann = await fixture.customerWith(skuId)
    const first = await fixture.submit(ann)
    await fixture.settle(first.order_id ?? 0, "declined")
    const [second, third] = await Promise.all([fixture.submit(ann), fixture.submit(ann)])
    expect(second).toEqual(third)
    expect(second?.order_id).toBe(first.order_id)
    expect(second?.payment).not.toBe(first.payment)
    const failed = first.payment?.split("/").at(-1) ?? ""
    expect((await getPaymentResult(fixture.orders, failed)).payment?.outcome).toBe("not_charged")
    await fixture.settle(first.order_id ?? 0)
    expect((await fixture.get(first.order_id ?? 0)).status).toBe("paid")
    // The return page of the failed payment does not request payment again.
    expect((await getPaymentResult(fixture.orders, failed)).payment?.outcome).toBe("paid")
  })

  it("stores the order while the gateway is unavailable and continues it when sent again", async () => {
    const { skuId } = await fixture.stock({ stock: 4 })
    const ann = await fixture.customerWith(skuId)
    fixture.gateway.failNext(1)
    const rejected = await fixture.submit(ann)
    expect(rejected).toMatchObject({ success: false, code: "unavailable", payment: null })
    expect((await fixture.get(rejected.order_id ?? 0)).status).toBe("placed")
    fixture.gateway.loseNext(1)
    expect((await fixture.submit(ann)).code).toBe("unavailable")
    const before = fixture.gateway.startedPayments.length
    const id = await fixture.order(ann)
    expect([id, fixture.gateway.startedPayments.length]).toEqual([rejected.order_id, before])
    expect(await fixture.stockOf(skuId)).toBe(3)
  })

  it("needs neither address nor shipping method for tickets only", async () => {
    const { skuId } = await fixture.stock({}, { is_ticket: true })
    const ann = await fixture.customerWith(skuId)
    const id = await fixture.order(ann, { ...pickedUp, shipping_option_id: null })
    expect(await fixture.get(id)).toMatchObject({ address: null, shipping_name: "" })
  })

  it("returns the payer to the requested page of the shop, and never to another origin", async () => {
    const { skuId } = await fixture.stock()
    for (const [address, path] of [
      ["http://localhost:3000/payment-return?from=cart", "/payment-return?from=cart"],
      ["https://elsewhere.example/x", "/payment-return"],
    ] as const) {
      const ann = await fixture.customerWith(skuId)
      const id = await fixture.order(ann, {
        ...pickedUp,
        url: Buffer.from(address).toString("base64"),
      })
      expect((await fixture.get(id)).return_path).toBe(path)
    }
  })

  it("ships to a new address at the maximum number of saved addresses, without saving it", async () => {
    const { skuId } = await fixture.stock()
    const ann = await fixture.customerWith(skuId)
    const book = Array.from({ length: maxAddresses }, (_, at) => ({
      ...gladstone,
      user_id: ann.userId,
      street_address: `${at} Old Street`,
    }))
    await fixture.db.insertInto("addresses").values(book).execute()
    const input = { ...pickedUp, address: gladstone, shipping_option_id: fixture.post }
    const order = await fixture.get(await fixture.order(ann, input))
    expect(order.address).toMatchObject({ street_address: "1 Goondoon Street" })
    const saved = fixture.db.selectFrom("addresses").select("id").where("user_id", "=", ann.userId)
    expect(await saved.execute()).toHaveLength(maxAddresses)
  })

  it("records consent to marketing, which an unticked box does not withdraw", async () => {
    const { skuId } = await fixture.stock()
    const ann = await fixture.customerWith(skuId)
    await fixture.order(ann, { ...pickedUp, marketing: false })
    expect(await listConsents(fixture.db, ann.userId)).toEqual([])
    await fixture.order(ann, { ...pickedUp, marketing: true })
    const givenAt = fixture.orders.now()
    fixture.wait(1_000)
    await fixture.order(ann, { ...pickedUp, marketing: false })
    await fixture.order(ann, { ...pickedUp, marketing: true })
    expect(await listConsents(fixture.db, ann.userId)).toMatchObject([
      { given_at: givenAt, given_by: "checkout", wording_version: "1", withdrawn_at: null },
    ])
  })
})
