import { afterAll, afterEach, beforeAll } from "@jest/globals"
import { syncPayment } from "#backend/payments/sync-payment.ts"
import {
  expectConsistentLedger,
  getCommittedQuantity,
} from "#tests/assertions/ledger-assertions.ts"
import { createOrderFixture, type OrderFixture, pickedUp } from "#tests/fixtures/order.ts"

let fixture: OrderFixture
beforeAll(async () => {
  fixture = await createOrderFixture()
})
afterEach(() => expectConsistentLedger(fixture))
afterAll(() => fixture.close())

const mailsAbout = async (id: number) =>
  (await fixture.listMails()).filter(({ subject }) => new RegExp(`order ${id}\\b`).test(subject))

describe("a payment that arrives after its order was cancelled", () => {
  it("is accepted while the items are in stock, with the usual confirmation to the customer", async () => {
    const { skuId } = await fixture.stock({ stock: 3 })
    const ann = await fixture.customerWith(skuId, 2)
    await fixture.giveCredit(ann, 500)
    const id = await fixture.order(ann, { ...pickedUp, use_credit: true })
    await fixture.expireReservations()
    await fixture.settle(id)
    expect(await fixture.get(id)).toMatchObject({ status: "paid", cancel_reason: "" })
    expect([await fixture.stockOf(skuId), await fixture.creditOf(ann)]).toEqual([1, 0])
    expect((await fixture.show(ann)).item_count).toBe(0)
    expect(await mailsAbout(id)).toHaveLength(1)
  })

  it("is refunded once, with an email, if the items are sold out", async () => {
    const { skuId } = await fixture.stock({ stock: 1 })
    const late = await fixture.order(await fixture.customerWith(skuId))
    await fixture.expireReservations()
    const quick = await fixture.order(await fixture.customerWith(skuId))
    await fixture.settle(late)
    await syncPayment(fixture.orders, await fixture.paymentOf(late))
    const payment = await fixture.paymentOf(late)
    expect(payment).toMatchObject({ status: "paid", refund_due_cents: payment.amount_cents })
    expect([await fixture.statusOf(late), await fixture.statusOf(quick)]).toEqual([
      "cancelled",
      "awaiting_payment",
    ])
    expect((await mailsAbout(late)).map(({ subject }) => subject)).toEqual([
      `We’re refunding your payment for order ${late}`,
    ])
    expect(await fixture.stockOf(skuId)).toBe(0)
  })

  it("is refunded if the items are no longer for sale, although some are in stock", async () => {
    const { skuId } = await fixture.stock({ stock: 3 })
    const late = await fixture.order(await fixture.customerWith(skuId))
    await fixture.expireReservations()
    await fixture.db.updateTable("skus").set({ enabled: false }).where("id", "=", skuId).execute()
    await fixture.settle(late)
    const payment = await fixture.paymentOf(late)
    expect(payment).toMatchObject({ status: "paid", refund_due_cents: payment.amount_cents })
    expect([await fixture.statusOf(late), await fixture.stockOf(skuId)]).toEqual(["cancelled", 3])
  })

  it("is refunded if the store credit of the order has been spent", async () => {
    const { skuId } = await fixture.stock({ price_cents: 1000, stock: 5 })
    const ann = await fixture.customerWith(skuId)
    await fixture.giveCredit(ann, 500)
    const id = await fixture.order(ann, { ...pickedUp, use_credit: true })
    await fixture.expireReservations()
    await fixture.giveCredit(ann, -100)
    await fixture.settle(id)
    expect(await fixture.statusOf(id)).toBe("cancelled")
    expect([await fixture.stockOf(skuId), await fixture.creditOf(ann)]).toEqual([5, 400])
  })

  it("is refunded if a superseding order was paid", async () => {
    const { skuId } = await fixture.stock({ stock: 5 })
    const ann = await fixture.customerWith(skuId)
    const first = await fixture.order(ann)
    const second = await fixture.order(ann, { ...pickedUp, note: "changed" })
    const third = await fixture.order(ann, { ...pickedUp, note: "changed again" })
    await fixture.settle(third)
    await fixture.settle(first)
    await fixture.settle(second)
    expect(await Promise.all([first, second, third].map(fixture.statusOf))).toEqual([
      "cancelled",
      "cancelled",
      "paid",
    ])
    expect(await fixture.stockOf(skuId)).toBe(4)
  })

  it("is refunded if the customer has ordered the same items again and paid after the expiry", async () => {
    const { skuId } = await fixture.stock({ stock: 5 })
    const ann = await fixture.customerWith(skuId)
    const first = await fixture.order(ann)
    await fixture.expireReservations()
    const second = await fixture.order(ann)
    await fixture.settle(second)
    await fixture.settle(first)
    expect([await fixture.statusOf(first), await fixture.statusOf(second)]).toEqual([
      "cancelled",
      "paid",
    ])
  })

  it("is accepted in place of the open order of the cart, whose payment is cancelled", async () => {
    const { skuId } = await fixture.stock({ stock: 3 })
    const ann = await fixture.customerWith(skuId, 3)
    const first = await fixture.order(ann)
    const second = await fixture.order(ann, { ...pickedUp, note: "changed" })
    await fixture.settle(first)
    expect([await fixture.statusOf(first), await fixture.statusOf(second)]).toEqual([
      "paid",
      "cancelled",
    ])
    expect((await fixture.paymentOf(second)).cancel_due).toBe(true)
    expect([await fixture.stockOf(skuId), await getCommittedQuantity(fixture, skuId)]).toEqual([
      0, 3,
    ])
    await fixture.settle(second)
    expect([await fixture.statusOf(first), await fixture.statusOf(second)]).toEqual([
      "paid",
      "cancelled",
    ])
    expect((await fixture.paymentOf(second)).refund_due_cents).toBeGreaterThan(0)
  })
})

it("concurrent payments, resubmissions and expiries leave stock, credit and orders consistent", async () => {
  const { skuId } = await fixture.stock({ stock: 20, price_cents: 700 })
  const customers = []
  for (let at = 0; at < 12; at += 1) customers.push(await fixture.customerWith(skuId, 1 + (at % 3)))
  for (const customer of customers) await fixture.giveCredit(customer, 300)
  const first = await Promise.all(customers.map((customer) => fixture.submit(customer)))
  await Promise.all([
    ...first.map(({ order_id: id }) => (id === null ? null : fixture.settle(id))),
    ...customers.map((each) => fixture.submit(each, { ...pickedUp, use_credit: true })),
    fixture.expireReservations(),
    ...first.map(({ order_id: id }) => (id === null ? null : fixture.settle(id))),
    fixture.expireReservations(),
  ])
  expect((await fixture.stockOf(skuId)) + (await getCommittedQuantity(fixture, skuId))).toBe(20)
})
