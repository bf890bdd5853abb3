import { randomUUID } from "node:crypto"
import { afterAll, beforeAll } from "@jest/globals"
import { listConsents } from "#backend/consents/consents.ts"
import { mostAddresses } from "#backend/customers/addresses.ts"
import { checkPaid } from "#backend/payments/check-paid.ts"
import { expectBooksAgree } from "#tests/support/order-books.ts"
import { gladstone, type OrderDesk, openOrderDesk, pickedUp } from "#tests/support/order-desk.ts"

let desk: OrderDesk
beforeAll(async () => {
  desk = await openOrderDesk()
})
afterAll(() => desk.close())

const countOrders = async () => (await desk.db.selectFrom("orders").select("id").execute()).length

describe("a submitted cart", () => {
  it("becomes an order awaiting payment, with reserved stock and its own copy of the prices", async () => {
    const { skuId } = await desk.stock({ price_cents: 2495, stock: 5 })
    const ann = await desk.customerWith(skuId, 2)
    const { length: mailsBefore } = await desk.listMails()
    const answer = await desk.submit(ann, {
      ...pickedUp,
      address: gladstone,
      shipping_option_id: desk.post,
      note: "Leave it at the door",
      expected_total: "60.50",
    })
    expect(answer).toMatchObject({ success: true, message: "", total_amount: null })
    expect(answer.payment).toMatch(/^https:\/\/pay\.example\/[\w-]{43}$/)
    const order = await desk.get(answer.order_id ?? 0)
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
    expect(await desk.stockOf(skuId)).toBe(3)
    const events = desk.db.selectFrom("order_events").select(["from_status", "to_status", "actor"])
    expect(await events.where("order_id", "=", order.id).orderBy("id").execute()).toEqual([
      { from_status: "", to_status: "placed", actor: "customer" },
      { from_status: "placed", to_status: "awaiting_payment", actor: "customer" },
    ])
    const saved = desk.db.selectFrom("addresses").select("city").where("user_id", "=", ann.userId)
    expect(await saved.execute()).toEqual([{ city: "Gladstone" }])
    expect(desk.gateway.begun.at(-1)).toMatchObject({ amountCents: 6050, currency: "AUD" })
    expect(await desk.listMails()).toHaveLength(mailsBefore)
    await expectBooksAgree(desk)
  })

  it("becomes one order and one payment when it is submitted fifty times at once", async () => {
    for (const key of [undefined, randomUUID()]) {
      const { skuId } = await desk.stock({ stock: 5 })
      const ann = await desk.customerWith(skuId, 2)
      const before = [await countOrders(), desk.gateway.begun.length]
      const wish = { ...pickedUp, address: gladstone, key }
      const answers = await Promise.all(Array.from({ length: 50 }, () => desk.submit(ann, wish)))
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect(answers[0]).toMatchObject({ success: true })
      expect([await countOrders(), desk.gateway.begun.length]).toEqual(before.map((n) => n + 1))
      expect(await desk.stockOf(skuId)).toBe(3)
      const book = desk.db.selectFrom("addresses").select("id").where("user_id", "=", ann.userId)
      expect(await book.execute()).toHaveLength(1)
    }
  })

  it("returns the same order again after it was paid, although the cart is empty by then", async () => {
    const { skuId } = await desk.stock()
    const ann = await desk.customerWith(skuId)
    const wish = { ...pickedUp, key: randomUUID() }
    const id = await desk.order(ann, wish)
    await desk.settle(id)
    const again = await desk.submit(ann, wish)
    expect(again).toMatchObject({ success: true, order_id: id })
    expect(again.payment).toMatch(/^\/payment-return\?payum_token=[\w-]{43}$/)
    expect(await desk.submit(ann)).toMatchObject({ success: false, code: "empty" })
  })

  it("rejects an idempotency key that was sent with other content", async () => {
    const { skuId } = await desk.stock()
    const ann = await desk.customerWith(skuId)
    const key = randomUUID()
    const id = await desk.order(ann, { ...pickedUp, key })
    const before = await countOrders()
    const refused = await desk.submit(ann, { ...pickedUp, key, note: "and a bow" })
    expect(refused).toMatchObject({ success: false, code: "key_reused", payment: null })
    expect([await countOrders(), (await desk.get(id)).status]).toEqual([before, "awaiting_payment"])
  })

  it("rejects a late repeat of an order that was superseded", async () => {
    const { skuId } = await desk.stock({ stock: 5 })
    const ann = await desk.customerWith(skuId)
    const first = { ...pickedUp, key: randomUUID(), note: "Ring twice" }
    await desk.order(ann, first)
    const id = await desk.order(ann, { ...pickedUp, key: randomUUID(), note: "Ring once" })
    for (const late of [first, { ...first, note: "Do not ring" }]) {
      expect(await desk.submit(ann, late)).toMatchObject({ success: false, code: "key_reused" })
    }
    expect((await desk.get(id)).status).toBe("awaiting_payment")
    expect(await desk.stockOf(skuId)).toBe(4)
  })

  it("supersedes the unpaid order of the cart, whose stock, credit and promotion are returned", async () => {
    const code = await desk.addPromotion("TAKEPLACE", { max_uses: 1 })
    const { skuId } = await desk.stock({ price_cents: 1000, stock: 3 })
    const ann = await desk.customerWith(skuId, 3)
    await desk.giveCredit(ann, 500)
    const wish = { ...pickedUp, promotion_code: "TAKEPLACE", use_credit: true }
    const first = await desk.order(ann, wish)
    expect([await desk.stockOf(skuId), await desk.creditOf(ann)]).toEqual([0, 0])
    const second = await desk.order(ann, { ...wish, note: "second thoughts" })
    expect(await desk.get(first)).toMatchObject({
      status: "cancelled",
      stock_state: "released",
      cancel_reason: "superseded",
      superseded_by: second,
    })
    expect([await desk.stockOf(skuId), await desk.creditOf(ann)]).toEqual([0, 0])
    expect(await desk.get(second)).toMatchObject({ credit_cents: 500, discount_cents: 300 })
    const uses = desk.db.selectFrom("promotion_uses").select("order_id")
    expect(await uses.where("promotion_id", "=", code).execute()).toEqual([{ order_id: second }])
    const { payment_id: paymentId } = await desk.get(first)
    const payment = desk.db.selectFrom("payments").select("cancel_due")
    expect(await payment.where("id", "=", paymentId).executeTakeFirst()).toEqual({
      cancel_due: true,
    })
  })

  it("continues the same order with a new payment after a decline", async () => {
    const { skuId } = await desk.stock()
    const ann = await desk.customerWith(skuId)
    const first = await desk.submit(ann)
    await desk.settle(first.order_id ?? 0, "declined")
    const [second, third] = await Promise.all([desk.submit(ann), desk.submit(ann)])
    expect(second).toEqual(third)
    expect(second?.order_id).toBe(first.order_id)
    expect(second?.payment).not.toBe(first.payment)
    const failed = first.payment?.split("/").at(-1) ?? ""
    expect((await checkPaid(desk.orders, failed)).payment?.outcome).toBe("not_charged")
    await desk.settle(first.order_id ?? 0)
    expect((await desk.get(first.order_id ?? 0)).status).toBe("paid")
    // The return page of the failed payment does not request payment again.
    expect((await checkPaid(desk.orders, failed)).payment?.outcome).toBe("paid")
  })

  it("stores the order while the gateway is unavailable and continues it when sent again", async () => {
    const { skuId } = await desk.stock({ stock: 4 })
    const ann = await desk.customerWith(skuId)
    desk.gateway.failNext(1)
    const refused = await desk.submit(ann)
    expect(refused).toMatchObject({ success: false, code: "unavailable", payment: null })
    expect((await desk.get(refused.order_id ?? 0)).status).toBe("placed")
    desk.gateway.loseNext(1)
    expect((await desk.submit(ann)).code).toBe("unavailable")
    const before = desk.gateway.begun.length
    const id = await desk.order(ann)
    expect([id, desk.gateway.begun.length]).toEqual([refused.order_id, before])
    expect(await desk.stockOf(skuId)).toBe(3)
  })

  it("needs neither address nor shipping method for tickets only", async () => {
    const { skuId } = await desk.stock({}, { is_ticket: true })
    const ann = await desk.customerWith(skuId)
    const id = await desk.order(ann, { ...pickedUp, shipping_option_id: null })
    expect(await desk.get(id)).toMatchObject({ address: null, shipping_name: "" })
  })

  it("returns the payer to the requested page of the shop, and never to another origin", async () => {
    const { skuId } = await desk.stock()
    for (const [address, path] of [
      ["http://localhost:3000/payment-return?from=cart", "/payment-return?from=cart"],
      ["https://elsewhere.example/x", "/payment-return"],
    ] as const) {
      const ann = await desk.customerWith(skuId)
      const id = await desk.order(ann, {
        ...pickedUp,
        url: Buffer.from(address).toString("base64"),
      })
      expect((await desk.get(id)).return_path).toBe(path)
    }
  })

  it("ships to a new address at the maximum number of saved addresses, without saving it", async () => {
    const { skuId } = await desk.stock()
    const ann = await desk.customerWith(skuId)
    const book = Array.from({ length: mostAddresses }, (_, at) => ({
      ...gladstone,
      ...{ user_id: ann.userId, street_address: `${at} Old Street` },
    }))
    await desk.db.insertInto("addresses").values(book).execute()
    const wish = { ...pickedUp, address: gladstone, shipping_option_id: desk.post }
    const order = await desk.get(await desk.order(ann, wish))
    expect(order.address).toMatchObject({ street_address: "1 Goondoon Street" })
    const saved = desk.db.selectFrom("addresses").select("id").where("user_id", "=", ann.userId)
    expect(await saved.execute()).toHaveLength(mostAddresses)
  })

  it("records consent to marketing, which an unticked box does not withdraw", async () => {
    const { skuId } = await desk.stock()
    const ann = await desk.customerWith(skuId)
    await desk.order(ann, { ...pickedUp, marketing: false })
    expect(await listConsents(desk.db, ann.userId)).toEqual([])
    await desk.order(ann, { ...pickedUp, marketing: true })
    const givenAt = desk.orders.now()
    desk.wait(1_000)
    await desk.order(ann, { ...pickedUp, marketing: false })
    await desk.order(ann, { ...pickedUp, marketing: true })
    expect(await listConsents(desk.db, ann.userId)).toMatchObject([
      { given_at: givenAt, given_by: "checkout", wording_version: "1", withdrawn_at: null },
    ])
  })
})
