import { afterAll, afterEach, beforeAll } from "@jest/globals"
import { reconcilePayments } from "#backend/payments/reconcile-payments.ts"
import { expectConsistentLedger } from "#tests/assertions/ledger-assertions.ts"
import { createOrderFixture, type OrderFixture, pickedUp } from "#tests/fixtures/order.ts"
import { handleOwnOrderCancellation } from "./cancel-own-order.ts"
import { handleOrderStatusChange } from "./change-order.ts"

let fixture: OrderFixture
beforeAll(async () => {
  fixture = await createOrderFixture()
})
afterEach(() => expectConsistentLedger(fixture))
afterAll(() => fixture.close())

const cancel = (userId: number, id: number) =>
  handleOwnOrderCancellation(fixture.orders, { userId, id })
const advance = (id: number, status: "processing" | "shipped" | "completed") =>
  handleOrderStatusChange(fixture.orders, { id, status, carrier: "", tracking_number: "" })
const listSubjects = async (id: number) =>
  (await fixture.listMails())
    .filter(({ subject }) => new RegExp(`order ${id}\\b`, "i").test(subject))
    .map(({ to, subject }) => `${to === null ? "owner" : "customer"}: ${subject}`)

async function reconcile(): Promise<void> {
  fixture.wait(60_000)
  await reconcilePayments(fixture.orders)
}

describe("an unpaid order that its customer cancels", () => {
  it("gives back its stock, store credit and promotion, and is never paid", async () => {
    const { skuId } = await fixture.stock({ stock: 3 })
    const ann = await fixture.customerWith(skuId, 2)
    await fixture.giveCredit(ann, 500)
    await fixture.addPromotion("CANCEL", { max_uses: 1 })
    const input = { ...pickedUp, use_credit: true, promotion_code: "CANCEL" }
    const id = await fixture.order(ann, input)
    expect([await fixture.stockOf(skuId), await fixture.creditOf(ann)]).toEqual([1, 0])
    expect(await cancel(ann.userId, id)).toMatchObject({
      ok: true,
      value: { status: "cancelled", can_cancel: false, unpaid: null },
    })
    expect([await fixture.stockOf(skuId), await fixture.creditOf(ann)]).toEqual([3, 500])
    const again = await fixture.order(await fixture.customerWith(skuId), {
      ...pickedUp,
      promotion_code: "CANCEL",
    })
    expect(await fixture.statusOf(again)).toBe("awaiting_payment")
    expect(await listSubjects(id)).toEqual([`customer: Your order ${id} was cancelled`])
  })

  it("refunds a payment that arrives afterwards, although there is stock", async () => {
    const { skuId } = await fixture.stock({ stock: 3 })
    const ann = await fixture.customerWith(skuId)
    const id = await fixture.order(ann)
    await cancel(ann.userId, id)
    await fixture.settle(id)
    await reconcile()
    const payment = await fixture.paymentOf(id)
    expect(payment.refunded_cents).toBe(payment.amount_cents)
    expect([await fixture.statusOf(id), await fixture.stockOf(skuId)]).toEqual(["cancelled", 3])
  })
})

describe("a paid order that its customer cancels", () => {
  it("is refunded in full and restocked before it is made; the owner is told not to make it", async () => {
    const { skuId } = await fixture.stock({ stock: 3 })
    const ann = await fixture.customerWith(skuId, 2)
    await fixture.giveCredit(ann, 500)
    const id = await fixture.order(ann, { ...pickedUp, use_credit: true })
    await fixture.settle(id)
    expect(await cancel(ann.userId, id)).toMatchObject({ ok: true, value: { status: "refunded" } })
    await reconcile()
    const payment = await fixture.paymentOf(id)
    expect(payment.refunded_cents).toBe(payment.captured_cents)
    expect([await fixture.stockOf(skuId), await fixture.creditOf(ann)]).toEqual([3, 500])
    expect((await listSubjects(id)).slice(-2)).toEqual([
      `customer: Your refund for order ${id}`,
      `owner: Order ${id} was cancelled: please don’t make it`,
    ])
  })

  it("is rejected once the shop makes it, and at every later step", async () => {
    const { skuId } = await fixture.stock()
    const ann = await fixture.customerWith(skuId)
    const id = await fixture.order(ann)
    await fixture.settle(id)
    for (const status of ["processing", "shipped", "completed"] as const) {
      await advance(id, status)
      const rejected = { ok: false, error: { status: 409 } }
      expect([status, await cancel(ann.userId, id)]).toMatchObject([status, rejected])
      expect(await fixture.statusOf(id)).toBe(status)
    }
  })

  it("is rejected if it has tickets, which may have been used", async () => {
    const { skuId } = await fixture.stock({}, { is_ticket: true })
    const ann = await fixture.customerWith(skuId)
    const id = await fixture.order(ann)
    await fixture.settle(id)
    expect(await cancel(ann.userId, id)).toMatchObject({ ok: false, error: { status: 409 } })
    expect(await fixture.statusOf(id)).toBe("paid")
  })

  it("is cancelled or made, never both, if the shop starts at the same time", async () => {
    const { skuId } = await fixture.stock({ stock: 9 })
    for (let round = 0; round < 3; round++) {
      const ann = await fixture.customerWith(skuId)
      const id = await fixture.order(ann)
      await fixture.settle(id)
      const [cancelled, advanced] = await Promise.all([
        cancel(ann.userId, id),
        advance(id, "processing"),
      ])
      expect(cancelled.ok).not.toBe(advanced.ok)
      expect(await fixture.statusOf(id)).toBe(cancelled.ok ? "refunded" : "processing")
    }
    await reconcile()
  })
})

it("hides another customer's order from a cancellation", async () => {
  const { skuId } = await fixture.stock()
  const id = await fixture.order(await fixture.customerWith(skuId))
  const bob = await fixture.customer()
  expect(await cancel(bob.userId, id)).toMatchObject({ ok: false, error: { status: 404 } })
  expect(await fixture.statusOf(id)).toBe("awaiting_payment")
})
