import { afterAll, afterEach, beforeAll } from "@jest/globals"
import { getPaymentById } from "#backend/payments/payments.ts"
import { syncPayment } from "#backend/payments/sync-payment.ts"
import { countTaken, expectBooksAgree } from "#tests/support/order-books.ts"
import { type OrderDesk, openOrderDesk, pickedUp } from "#tests/support/order-desk.ts"
import { expireOrders } from "./expire-orders.ts"

let desk: OrderDesk
beforeAll(async () => {
  desk = await openOrderDesk()
})
afterEach(() => expectBooksAgree(desk))
afterAll(() => desk.close())

const halfAnHourMs = 1_800_000
const statusOf = async (id: number) => (await desk.get(id)).status
const paymentOf = async (id: number) =>
  getPaymentById(desk.db, (await desk.get(id)).payment_id ?? 0)
const mailsAbout = async (id: number) =>
  (await desk.listMails()).filter(({ subject }) => new RegExp(`order ${id}\\b`).test(subject))

/** Lets the reservation expire. */
async function runOut(): Promise<void> {
  desk.wait(halfAnHourMs + 1)
  await expireOrders(desk.orders)
}

describe("a payment that arrives after its order was cancelled", () => {
  it("is accepted while the items are in stock, with the usual confirmation to the customer", async () => {
    const { skuId } = await desk.stock({ stock: 3 })
    const ann = await desk.customerWith(skuId, 2)
    await desk.giveCredit(ann, 500)
    const id = await desk.order(ann, { ...pickedUp, use_credit: true })
    await runOut()
    await desk.settle(id)
    expect(await desk.get(id)).toMatchObject({ status: "paid", cancel_reason: "" })
    expect([await desk.stockOf(skuId), await desk.creditOf(ann)]).toEqual([1, 0])
    expect((await desk.show(ann)).item_count).toBe(0)
    expect(await mailsAbout(id)).toHaveLength(1)
  })

  it("is refunded once, with an email, if the items are sold out", async () => {
    const { skuId } = await desk.stock({ stock: 1 })
    const late = await desk.order(await desk.customerWith(skuId))
    await runOut()
    const quick = await desk.order(await desk.customerWith(skuId))
    await desk.settle(late)
    await syncPayment(desk.orders, await paymentOf(late))
    const payment = await paymentOf(late)
    expect(payment).toMatchObject({ status: "paid", refund_due_cents: payment.amount_cents })
    expect([await statusOf(late), await statusOf(quick)]).toEqual(["cancelled", "awaiting_payment"])
    expect((await mailsAbout(late)).map(({ subject }) => subject)).toEqual([
      `We’re refunding your payment for order ${late}`,
    ])
    expect(await desk.stockOf(skuId)).toBe(0)
  })

  it("is refunded if the items are no longer for sale, although some are in stock", async () => {
    const { skuId } = await desk.stock({ stock: 3 })
    const late = await desk.order(await desk.customerWith(skuId))
    await runOut()
    await desk.db.updateTable("skus").set({ enabled: false }).where("id", "=", skuId).execute()
    await desk.settle(late)
    const payment = await paymentOf(late)
    expect(payment).toMatchObject({ status: "paid", refund_due_cents: payment.amount_cents })
    expect([await statusOf(late), await desk.stockOf(skuId)]).toEqual(["cancelled", 3])
  })

  it("is refunded if the store credit of the order has been spent", async () => {
    const { skuId } = await desk.stock({ price_cents: 1000, stock: 5 })
    const ann = await desk.customerWith(skuId)
    await desk.giveCredit(ann, 500)
    const id = await desk.order(ann, { ...pickedUp, use_credit: true })
    await runOut()
    await desk.giveCredit(ann, -100)
    await desk.settle(id)
    expect(await statusOf(id)).toBe("cancelled")
    expect([await desk.stockOf(skuId), await desk.creditOf(ann)]).toEqual([5, 400])
  })

  it("is refunded if a superseding order was paid", async () => {
    const { skuId } = await desk.stock({ stock: 5 })
    const ann = await desk.customerWith(skuId)
    const first = await desk.order(ann)
    const second = await desk.order(ann, { ...pickedUp, note: "changed" })
    const third = await desk.order(ann, { ...pickedUp, note: "changed again" })
    await desk.settle(third)
    await desk.settle(first)
    await desk.settle(second)
    expect(await Promise.all([first, second, third].map(statusOf))).toEqual([
      ...["cancelled", "cancelled", "paid"],
    ])
    expect(await desk.stockOf(skuId)).toBe(4)
  })

  it("is refunded if the customer has ordered the same items again and paid after the expiry", async () => {
    const { skuId } = await desk.stock({ stock: 5 })
    const ann = await desk.customerWith(skuId)
    const first = await desk.order(ann)
    await runOut()
    const second = await desk.order(ann)
    await desk.settle(second)
    await desk.settle(first)
    expect([await statusOf(first), await statusOf(second)]).toEqual(["cancelled", "paid"])
  })

  it("is accepted in place of the open order of the cart, whose payment is cancelled", async () => {
    const { skuId } = await desk.stock({ stock: 3 })
    const ann = await desk.customerWith(skuId, 3)
    const first = await desk.order(ann)
    const second = await desk.order(ann, { ...pickedUp, note: "changed" })
    await desk.settle(first)
    expect([await statusOf(first), await statusOf(second)]).toEqual(["paid", "cancelled"])
    expect((await paymentOf(second)).cancel_due).toBe(true)
    expect([await desk.stockOf(skuId), await countTaken(desk, skuId)]).toEqual([0, 3])
    await desk.settle(second)
    expect([await statusOf(first), await statusOf(second)]).toEqual(["paid", "cancelled"])
    expect((await paymentOf(second)).refund_due_cents).toBeGreaterThan(0)
  })
})

it("concurrent payments, resubmissions and expiries leave stock, credit and orders consistent", async () => {
  const { skuId } = await desk.stock({ stock: 20, price_cents: 700 })
  const customers = []
  for (let at = 0; at < 12; at += 1) customers.push(await desk.customerWith(skuId, 1 + (at % 3)))
  for (const customer of customers) await desk.giveCredit(customer, 300)
  const first = await Promise.all(customers.map((customer) => desk.submit(customer)))
  await Promise.all([
    ...first.map(({ order_id: id }) => (id === null ? null : desk.settle(id))),
    ...customers.map((each) => desk.submit(each, { ...pickedUp, use_credit: true })),
    runOut(),
    ...first.map(({ order_id: id }) => (id === null ? null : desk.settle(id))),
    runOut(),
  ])
  expect((await desk.stockOf(skuId)) + (await countTaken(desk, skuId))).toBe(20)
})
