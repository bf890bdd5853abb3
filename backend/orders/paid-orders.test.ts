import { afterAll, afterEach, beforeAll } from "@jest/globals"
import { getPaymentResult } from "#backend/payments/get-payment-result.ts"
import { getPaymentById } from "#backend/payments/payments.ts"
import { cancelPayment, syncPayment } from "#backend/payments/sync-payment.ts"
import { formatDateSpan, getShopDay, resolveArrival } from "#lib/contract/rules/business-days.ts"
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
afterEach(() => expectConsistentLedger(fixture))
afterAll(() => fixture.close())

const mailsAbout = async (id: number) =>
  (await fixture.listMails()).filter(({ subject }) => new RegExp(`order ${id}\\b`).test(subject))

describe("a paid order", () => {
  it("sells its stock and leaves items in the cart that were added later", async () => {
    const { skuId } = await fixture.stock({ stock: 9 })
    const later = await fixture.stock()
    const ann = await fixture.customerWith(skuId, 2)
    const id = await fixture.order(ann)
    await fixture.add(ann, skuId, 3)
    await fixture.add(ann, later.skuId)
    await fixture.settle(id)
    const order = await fixture.get(id)
    expect(order).toMatchObject({
      status: "paid",
      stock_state: "sold",
      paid_at: fixture.orders.now(),
    })
    const { items } = await fixture.show(ann)
    expect(items.map(({ sku_id, qty }) => [sku_id, qty])).toEqual([
      [skuId, 3],
      [later.skuId, 1],
    ])
    expect(await fixture.stockOf(skuId)).toBe(7)
  })

  it("sends the confirmation and the owner's email once, however often the payment is reported", async () => {
    const { skuId } = await fixture.stock({ price_cents: 1100 })
    const ann = await fixture.customerWith(skuId, 2)
    const input = {
      ...pickedUp,
      address: gladstone,
      shipping_option_id: fixture.post,
      note: "Ring twice",
    }
    const id = await fixture.order(ann, input)
    await fixture.settle(id)
    const payment = await fixture.paymentOf(id)
    await Promise.all(Array.from({ length: 20 }, () => syncPayment(fixture.orders, payment)))
    const { email, token } = await fixture.get(id)
    const [confirmation, ...others] = await mailsAbout(id)
    expect(others).toEqual([])
    expect(confirmation).toMatchObject({ to: email, subject: `Thank you for your order ${id}` })
    expect(confirmation?.text).toContain("2 × $11.00 = $22.00")
    expect(confirmation?.text).toContain("$32.60, including $2.96 GST")
    expect(confirmation?.text).toContain(`http://localhost:3000/show-invoice/${token}`)
    expect(confirmation?.text).not.toContain("print-tickets")
    const owner = (await fixture.listMails()).filter(
      ({ subject }) => subject === `Order ${id}: $32.60`,
    )
    expect(owner).toHaveLength(1)
    expect(owner[0]?.to).toBeNull()
    for (const words of ["Ring twice", "1 Goondoon Street", "Gladstone QLD 4680", email]) {
      expect(owner[0]?.text).toContain(words)
    }
  })

  it("promises delivery in email and payment status as offered when the order was placed", async () => {
    const made = { lead_days_min: 5, lead_days_max: 6, shipping_note: "Cut for you alone." }
    const { skuId, productId } = await fixture.stock({}, made)
    const ann = await fixture.customerWith(skuId)
    const days = { description: "3 to 5 business days" }
    await fixture.db
      .updateTable("shipping_types")
      .set(days)
      .where("id", "=", fixture.post)
      .execute()
    const id = await fixture.order(ann, {
      ...pickedUp,
      address: gladstone,
      shipping_option_id: fixture.post,
    })
    await fixture.db.updateTable("shipping_types").set({ description: "" }).execute()
    const none = { lead_days_min: null, lead_days_max: null, shipping_note: "" }
    await fixture.db.updateTable("products").set(none).where("id", "=", productId).execute()
    const { token } = await fixture.paymentOf(id)
    expect((await getPaymentResult(fixture.orders, token)).payment?.promises).toEqual([])
    await fixture.settle(id)
    const text = (await mailsAbout(id))[0]?.text
    expect(text).toContain("We make and pack it within 5 to 6 business days")
    const dates = resolveArrival(
      getShopDay(fixture.orders.now()),
      { handlingDays: { from: 5, to: 6 }, transitDays: { from: 3, to: 5 } },
      { weekdays: new Set([0, 1, 2, 3, 4]), closedDays: new Set() },
    )
    expect(text).toContain(`You can expect it ${formatDateSpan(dates, "en-AU")}\n`)
    expect(text).toContain("Cut for you alone.")
    expect((await getPaymentResult(fixture.orders, token)).payment?.promises).toEqual([
      { name: "leavesMade", days: { from: 5, to: 6 } },
      { name: "arrives", days: { from: 8, to: 11 }, dates },
    ])
  })

  it("creates one unguessable ticket per person, with a link to them in the email", async () => {
    const { skuId } = await fixture.stock({ stock: 9 }, { is_ticket: true })
    const id = await fixture.order(await fixture.customerWith(skuId, 3), {
      ...pickedUp,
      shipping_option_id: null,
    })
    await fixture.settle(id)
    const tickets = await fixture.db
      .selectFrom("tickets")
      .innerJoin("order_lines", "order_lines.id", "order_line_id")
      .select(["number", "code"])
      .where("order_id", "=", id)
      .orderBy("number")
      .execute()
    expect(tickets.map(({ number }) => number)).toEqual([1, 2, 3])
    expect(new Set(tickets.map(({ code }) => code)).size).toBe(3)
    expect(tickets[0]?.code).toMatch(/^[2-9A-HJ-NP-Z]{20}$/)
    const { token } = await fixture.get(id)
    const text = (await mailsAbout(id))[0]?.text
    expect(text).toContain(`/print-tickets/${token}`)
    expect(text).not.toMatch(/pack it|on its way/)
  })

  it("cancels a newer payment of the same order, and refunds one of two paid ones", async () => {
    const { skuId } = await fixture.stock()
    const ann = await fixture.customerWith(skuId)
    const id = await fixture.order(ann)
    const older = await fixture.paymentOf(id)
    await fixture.settle(id, "declined")
    await fixture.order(ann)
    const newer = await fixture.paymentOf(id)
    const paid = { status: "paid", capturedCents: older.amount_cents } as const
    fixture.gateway.setState(`fake:${older.token}`, paid)
    await syncPayment(fixture.orders, older)
    expect(await fixture.get(id)).toMatchObject({ status: "paid", payment_id: older.id })
    expect(await getPaymentById(fixture.db, newer.id)).toMatchObject({ cancel_due: true })
    fixture.gateway.setState(`fake:${newer.token}`, paid)
    await cancelPayment(fixture.orders, newer)
    expect(await getPaymentById(fixture.db, newer.id)).toMatchObject({
      status: "paid",
      refund_due_cents: newer.amount_cents,
    })
    expect((await mailsAbout(id)).map(({ subject }) => subject)).toEqual([
      `Thank you for your order ${id}`,
      `We’re refunding your payment for order ${id}`,
    ])
  })
})
