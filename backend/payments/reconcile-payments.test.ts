import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { PaymentFixture, paid } from "#tests/fixtures/payment.ts"
import { type Payment, saveCancelDue, saveRefundDue } from "./payments.ts"
import { reconcilePayments } from "./reconcile-payments.ts"
import { startPayment } from "./start-payment.ts"
import { syncPayment } from "./sync-payment.ts"

let fixture: PaymentFixture
beforeAll(async () => {
  fixture = await PaymentFixture.open()
})
beforeEach(() => fixture.reset())
afterAll(() => fixture.database.close())

describe("a payment marked for cancellation", () => {
  const markDue = ({ id }: Payment) =>
    fixture.database.db.transaction().execute((trx) => saveCancelDue(trx, id))

  it("is cancelled at the gateway, with retries until the gateway has confirmed", async () => {
    const { payment, reference } = await fixture.begin()
    await markDue(payment)
    expect(await startPayment(fixture.deps, payment, { email: "" })).toEqual({
      ok: false,
      error: "unavailable",
    })
    fixture.gateway.failNext(1)
    await reconcilePayments(fixture.deps)
    expect(await fixture.reload(payment)).toMatchObject({ status: "waiting", cancel_due: true })
    fixture.wait(60_000)
    await reconcilePayments(fixture.deps)
    expect(await fixture.reload(payment)).toMatchObject({ status: "cancelled", cancel_due: false })
    expect(await fixture.gateway.getState(reference)).toMatchObject({ status: "cancelled" })
    expect(fixture.listFollowed()).toEqual(["unpaid 7"])
  })

  it("is paid if the payer was faster", async () => {
    const { payment, reference } = await fixture.begin()
    await markDue(payment)
    fixture.gateway.setState(reference, paid)
    await reconcilePayments(fixture.deps)
    expect(await fixture.reload(payment)).toMatchObject({ status: "paid", cancel_due: false })
    expect(fixture.listFollowed()).toEqual(["paid 7"])
  })

  it("is cancelled at once if it was never started", async () => {
    const payment = await fixture.create()
    await markDue(payment)
    await reconcilePayments(fixture.deps)
    expect(await fixture.reload(payment)).toMatchObject({ status: "cancelled", cancel_due: false })
    expect(await startPayment(fixture.deps, payment, { email: "" })).toEqual({
      ok: false,
      error: "unavailable",
    })
    expect(fixture.gateway.startedPayments).toEqual([])
  })
})

describe("a due refund", () => {
  it("is made once despite ten requests, also when responses are lost", async () => {
    const { payment, reference } = await fixture.begin()
    fixture.gateway.setState(reference, paid)
    fixture.verdict = "refund"
    await syncPayment(fixture.deps, payment)
    expect(await fixture.reload(payment)).toMatchObject({
      refund_due_cents: 2495,
      refunded_cents: 0,
    })
    fixture.wait(20_000)
    fixture.gateway.failNext(1)
    await reconcilePayments(fixture.deps)
    expect(await fixture.reload(payment)).toMatchObject({
      trouble: expect.stringContaining("will be retried"),
    })
    fixture.wait(20_000)
    fixture.gateway.loseNext(1)
    await reconcilePayments(fixture.deps)
    expect(await fixture.reload(payment)).toMatchObject({ refunded_cents: 0 })
    for (let turn = 0; turn < 4; turn += 1) {
      fixture.wait(20_000)
      await Promise.all([reconcilePayments(fixture.deps), reconcilePayments(fixture.deps)])
    }
    expect([...fixture.gateway.refunds]).toEqual([
      [`refund:${payment.id}:2495`, { reference, amountCents: 2495 }],
    ])
    expect(await fixture.reload(payment)).toMatchObject({ refunded_cents: 2495, trouble: "" })
    expect(fixture.listFollowed()).toEqual(["paid 7", "refunded 7"])
  })

  it("never exceeds the captured amount, and is decided once", async () => {
    const { payment, reference } = await fixture.begin()
    fixture.gateway.setState(reference, paid)
    await syncPayment(fixture.deps, payment)
    const mark = (cents: number, reason: string) =>
      fixture.database.db
        .transaction()
        .execute((trx) => saveRefundDue(trx, payment.id, cents, reason))
    await mark(999_999, "Sent back")
    await mark(100, "Sent back again")
    const due = { refund_due_cents: 2495, refund_reason: "Sent back" }
    expect(await fixture.reload(payment)).toMatchObject(due)
  })
})

describe("reconciliation", () => {
  it("updates payments without a webhook at intervals, except very recent ones", async () => {
    const { payment, reference } = await fixture.begin()
    fixture.gateway.setState(reference, paid)
    await reconcilePayments(fixture.deps)
    expect(fixture.gateway.stateRequestCounts.get(reference)).toBeUndefined()
    fixture.wait(31_000)
    await Promise.all([reconcilePayments(fixture.deps), reconcilePayments(fixture.deps)])
    expect(await fixture.reload(payment)).toMatchObject({ status: "paid" })
    expect(fixture.gateway.stateRequestCounts.get(reference)).toBe(1)
    fixture.wait(600_000)
    await reconcilePayments(fixture.deps)
    expect(fixture.gateway.stateRequestCounts.get(reference)).toBe(1)
  })

  it("queries every open payment, and continues after a failure", async () => {
    const started = []
    for (let turn = 0; turn < 45; turn += 1) started.push(await fixture.begin())
    for (const { reference } of started) fixture.gateway.setState(reference, paid)
    fixture.wait(31_000)
    fixture.gateway.failNext(3)
    await reconcilePayments(fixture.deps)
    const count = async () =>
      fixture.database.db.selectFrom("payments").select("id").where("status", "=", "paid").execute()
    expect(await count()).toHaveLength(42)
    expect(fixture.payments.lines.map(({ level }) => level)).toEqual(["warn", "warn", "warn"])
    fixture.wait(60_000)
    await reconcilePayments(fixture.deps)
    expect(await count()).toHaveLength(45)
  })
})
