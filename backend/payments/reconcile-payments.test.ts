import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { PaymentDesk, paid } from "#tests/support/payment-desk.ts"
import { beginPayment } from "./begin-payment.ts"
import type { Payment } from "./payment-effects.ts"
import { markCancelDue, markRefundDue } from "./payments.ts"
import { reconcilePayments } from "./reconcile-payments.ts"
import { syncPayment } from "./sync-payment.ts"

let desk: PaymentDesk
beforeAll(async () => {
  desk = await PaymentDesk.open()
})
beforeEach(() => desk.startAnew())
afterAll(() => desk.database.close())

describe("a payment marked for cancellation", () => {
  const markDue = ({ id }: Payment) =>
    desk.database.db.transaction().execute((trx) => markCancelDue(trx, id))

  it("is cancelled at the gateway, with retries until the gateway has confirmed", async () => {
    const { payment, reference } = await desk.begin()
    await markDue(payment)
    expect(await beginPayment(desk.deps, payment, { email: "" })).toEqual({ isUnavailable: true })
    desk.gateway.failNext(1)
    await reconcilePayments(desk.deps)
    expect(await desk.look(payment)).toMatchObject({ status: "waiting", cancel_due: true })
    desk.wait(60_000)
    await reconcilePayments(desk.deps)
    expect(await desk.look(payment)).toMatchObject({ status: "cancelled", cancel_due: false })
    expect(await desk.gateway.getState(reference)).toMatchObject({ status: "cancelled" })
    expect(desk.listFollowed()).toEqual(["unpaid 7"])
  })

  it("is paid if the payer was faster", async () => {
    const { payment, reference } = await desk.begin()
    await markDue(payment)
    desk.gateway.say(reference, paid)
    await reconcilePayments(desk.deps)
    expect(await desk.look(payment)).toMatchObject({ status: "paid", cancel_due: false })
    expect(desk.listFollowed()).toEqual(["paid 7"])
  })

  it("is cancelled at once if it was never started", async () => {
    const payment = await desk.create()
    await markDue(payment)
    await reconcilePayments(desk.deps)
    expect(await desk.look(payment)).toMatchObject({ status: "cancelled", cancel_due: false })
    expect(await beginPayment(desk.deps, payment, { email: "" })).toEqual({ isUnavailable: true })
    expect(desk.gateway.begun).toEqual([])
  })
})

describe("a due refund", () => {
  it("is made once despite ten requests, also when responses are lost", async () => {
    const { payment, reference } = await desk.begin()
    desk.gateway.say(reference, paid)
    desk.verdict = "refund"
    await syncPayment(desk.deps, payment)
    expect(await desk.look(payment)).toMatchObject({ refund_due_cents: 2495, refunded_cents: 0 })
    desk.wait(20_000)
    desk.gateway.failNext(1)
    await reconcilePayments(desk.deps)
    expect(await desk.look(payment)).toMatchObject({
      trouble: expect.stringContaining("not be given back"),
    })
    desk.wait(20_000)
    desk.gateway.loseNext(1)
    await reconcilePayments(desk.deps)
    expect(await desk.look(payment)).toMatchObject({ refunded_cents: 0 })
    for (let turn = 0; turn < 4; turn += 1) {
      desk.wait(20_000)
      await Promise.all([reconcilePayments(desk.deps), reconcilePayments(desk.deps)])
    }
    expect([...desk.gateway.refunds]).toEqual([
      [`refund:${payment.id}:2495`, { reference, amountCents: 2495 }],
    ])
    expect(await desk.look(payment)).toMatchObject({ refunded_cents: 2495, trouble: "" })
    expect(desk.listFollowed()).toEqual(["paid 7", "refunded 7"])
  })

  it("never exceeds the captured amount, and is decided once", async () => {
    const { payment, reference } = await desk.begin()
    desk.gateway.say(reference, paid)
    await syncPayment(desk.deps, payment)
    const mark = (cents: number, reason: string) =>
      desk.database.db.transaction().execute((trx) => markRefundDue(trx, payment.id, cents, reason))
    await mark(999_999, "Sent back")
    await mark(100, "Sent back again")
    const due = { refund_due_cents: 2495, refund_reason: "Sent back" }
    expect(await desk.look(payment)).toMatchObject(due)
  })
})

describe("reconciliation", () => {
  it("updates payments without a webhook at intervals, except very recent ones", async () => {
    const { payment, reference } = await desk.begin()
    desk.gateway.say(reference, paid)
    await reconcilePayments(desk.deps)
    expect(desk.gateway.asked.get(reference)).toBeUndefined()
    desk.wait(31_000)
    await Promise.all([reconcilePayments(desk.deps), reconcilePayments(desk.deps)])
    expect(await desk.look(payment)).toMatchObject({ status: "paid" })
    expect(desk.gateway.asked.get(reference)).toBe(1)
    desk.wait(600_000)
    await reconcilePayments(desk.deps)
    expect(desk.gateway.asked.get(reference)).toBe(1)
  })

  it("queries every open payment, and continues after a failure", async () => {
    const begun = []
    for (let turn = 0; turn < 45; turn += 1) begun.push(await desk.begin())
    for (const { reference } of begun) desk.gateway.say(reference, paid)
    desk.wait(31_000)
    desk.gateway.failNext(3)
    await reconcilePayments(desk.deps)
    const count = async () =>
      desk.database.db.selectFrom("payments").select("id").where("status", "=", "paid").execute()
    expect(await count()).toHaveLength(42)
    expect(desk.payments.lines.map(({ level }) => level)).toEqual(["warn", "warn", "warn"])
    desk.wait(60_000)
    await reconcilePayments(desk.deps)
    expect(await count()).toHaveLength(45)
  })
})
