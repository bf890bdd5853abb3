import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals"
import { getInvoiceOfOrder } from "#backend/invoices/invoices.ts"
import { expectConsistentLedger } from "#tests/assertions/ledger-assertions.ts"
import { createOrderFixture, type OrderFixture } from "#tests/fixtures/order.ts"
import { handleExpiredOrders } from "./handle-expired-orders.ts"
import { handleOrderPaymentRequest } from "./handle-order-submission.ts"

let fixture: OrderFixture
beforeAll(async () => {
  fixture = await createOrderFixture()
})
afterEach(() => expectConsistentLedger(fixture))
afterAll(() => fixture.close())

const minutes = (count: number) => count * 60_000

/** A customer with an order of two items and a payment of this status. */
async function orderTwo(status: "declined" | "cancelled" | "expired" | null = "declined") {
  const { skuId } = await fixture.stock({ stock: 5 })
  const customer = await fixture.customerWith(skuId, 2)
  const id = await fixture.order(customer)
  if (status !== null) await fixture.settle(id, status)
  return { skuId, id, key: { userId: customer.userId, id } }
}

describe("handleOrderPaymentRequest for an unpaid order", () => {
  it.each(["declined", "cancelled", "expired"] as const)(
    "creates a new payment after one that was %s, for the same order",
    async (status) => {
      const { id, key } = await orderTwo(status)
      const before = await fixture.paymentOf(id)
      const result = await handleOrderPaymentRequest(fixture.orders, key)
      const payment = await fixture.paymentOf(id)
      expect(payment.id).not.toBe(before.id)
      expect(payment.amount_cents).toBe(before.amount_cents)
      expect(result).toMatchObject({
        value: { success: true, order_id: id, payment: payment.pay_address },
      })
      await fixture.settle(id)
      expect(await fixture.get(id)).toMatchObject({ status: "paid", payment_id: payment.id })
    },
  )

  it("returns the current payment while it can continue, however often it is called", async () => {
    const { id, key } = await orderTwo(null)
    const { pay_address } = await fixture.paymentOf(id)
    const results = await Promise.all(
      Array.from({ length: 5 }, () => handleOrderPaymentRequest(fixture.orders, key)),
    )
    for (const result of results) expect(result).toMatchObject({ value: { payment: pay_address } })
  })

  it("creates one new payment for many concurrent calls after a decline", async () => {
    const { id, key } = await orderTwo()
    await Promise.all(
      Array.from({ length: 5 }, () => handleOrderPaymentRequest(fixture.orders, key)),
    )
    const payments = await fixture.db
      .selectFrom("payments")
      .select("status")
      .where("reference", "=", String(id))
      .orderBy("id")
      .execute()
    expect(payments.map(({ status }) => status)).toEqual(["declined", "waiting"])
  })

  it("extends the reservation as for a new order and takes the stock only once", async () => {
    const { id, skuId, key } = await orderTwo()
    fixture.wait(minutes(25))
    await handleOrderPaymentRequest(fixture.orders, key)
    expect(await fixture.stockOf(skuId)).toBe(3)
    fixture.wait(minutes(29))
    await handleExpiredOrders(fixture.orders)
    expect((await fixture.get(id)).status).toBe("awaiting_payment")
    fixture.wait(minutes(2))
    await handleExpiredOrders(fixture.orders)
    expect((await fixture.get(id)).status).toBe("cancelled")
    expect(await fixture.stockOf(skuId)).toBe(5)
  })

  it("releases the stock at the hold limit and still lets the order be paid", async () => {
    const { id, skuId, key } = await orderTwo()
    const readHeld = async () =>
      (await getInvoiceOfOrder(fixture.db, await fixture.get(id))).unpaid?.held_until
    for (const left of [3, 3, 3, 5]) {
      expect(await readHeld()).toEqual(expect.any(String))
      fixture.wait(minutes(25))
      await handleOrderPaymentRequest(fixture.orders, key)
      expect(await fixture.stockOf(skuId)).toBe(left)
    }
    expect(await readHeld()).toBeNull()
    await fixture.settle(id)
    expect([(await fixture.get(id)).status, await fixture.stockOf(skuId)]).toEqual(["paid", 3])
  })

  it("changes nothing while the gateway is unavailable, and succeeds afterwards", async () => {
    const { id, key } = await orderTwo()
    fixture.gateway.failNext(1)
    expect(await handleOrderPaymentRequest(fixture.orders, key)).toMatchObject({
      value: { success: false, code: "unavailable" },
    })
    expect(await handleOrderPaymentRequest(fixture.orders, key)).toMatchObject({
      value: { success: true },
    })
    await fixture.settle(id)
    expect((await fixture.get(id)).status).toBe("paid")
  })

  it("responds with 404 for the order of another customer", async () => {
    const { id, key } = await orderTwo()
    const before = await fixture.paymentOf(id)
    const otherCustomer = await fixture.customer()
    for (const other of [
      { ...key, userId: otherCustomer.userId },
      { ...key, id: id + 1_000 },
    ]) {
      expect(await handleOrderPaymentRequest(fixture.orders, other)).toMatchObject({
        error: { status: 404 },
      })
    }
    expect(await fixture.paymentOf(id)).toEqual(before)
  })
})

describe("handleOrderPaymentRequest for a closed order", () => {
  it("rejects a cancelled order with a message and reserves nothing", async () => {
    const { id, skuId, key } = await orderTwo()
    fixture.wait(minutes(31))
    await handleExpiredOrders(fixture.orders)
    expect(await handleOrderPaymentRequest(fixture.orders, key)).toMatchObject({
      error: {
        status: 409,
        body: { code: "CONFLICT", message: expect.stringMatching(/can no longer be paid/) },
      },
    })
    expect([(await fixture.get(id)).status, await fixture.stockOf(skuId)]).toEqual(["cancelled", 5])
  })

  it("returns the confirmation page for a paid order, which is not charged again", async () => {
    const { id, key } = await orderTwo(null)
    await fixture.settle(id)
    const { token } = await fixture.paymentOf(id)
    expect(await handleOrderPaymentRequest(fixture.orders, key)).toMatchObject({
      value: { success: true, payment: expect.stringContaining(`payum_token=${token}`) },
    })
    expect((await fixture.paymentOf(id)).token).toBe(token)
  })
})
