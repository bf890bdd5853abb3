import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { PaymentFixture, paid } from "#tests/fixtures/payment.ts"
import type { FakeGateway } from "./fake-gateway.ts"
import { getPaymentResult } from "./get-payment-result.ts"
import { type Payment, saveCancelDue } from "./payments.ts"
import { handleFreePayment, startPayment } from "./start-payment.ts"
import { cancelPayment, syncPayment } from "./sync-payment.ts"

let fixture: PaymentFixture
beforeAll(async () => {
  fixture = await PaymentFixture.open()
})
beforeEach(() => fixture.reset())
afterAll(() => fixture.database.close())

/** Starts a payment at a gateway where `begin` runs instead of the usual response. */
function beginWith(payment: Pick<Payment, "id">, begin: FakeGateway["begin"]) {
  const gateways = new Map([["fake", { ...fixture.gateway, begin }]])
  const payments = { ...fixture.payments, gateways }
  return startPayment({ ...fixture.deps, payments }, payment, { email: "" })
}

describe("starting a payment", () => {
  it("returns one URL however often and concurrently it is started", async () => {
    const payment = await fixture.create()
    const begin = () => startPayment(fixture.deps, payment, { email: "ann@example.com" })
    const address = `https://pay.example/${payment.token}`
    expect(await Promise.all([begin(), begin(), begin()])).toEqual(
      Array(3).fill({ ok: true, value: address }),
    )
    expect(await begin()).toEqual({ ok: true, value: address })
    expect(fixture.gateway.startedPayments).toMatchObject([
      { amountCents: 2495, email: "ann@example.com" },
    ])
    const back = `http://localhost:3000/back?a=1&payum_token=${payment.token}`
    expect(fixture.gateway.startedPayments[0]?.returnAddress).toBe(back)
  })

  it("reports the gateway as unavailable and can be retried", async () => {
    const payment = await fixture.create()
    fixture.gateway.failNext(1)
    expect(await startPayment(fixture.deps, payment, { email: "" })).toEqual({
      ok: false,
      error: "unavailable",
    })
    expect(fixture.payments.lines).toMatchObject([
      { level: "error", line: { payment: payment.id } },
    ])
    expect(await startPayment(fixture.deps, payment, { email: "" })).toHaveProperty("ok", true)
  })

  it("returns the same payment after the gateway's response was lost", async () => {
    const payment = await fixture.create()
    fixture.gateway.loseNext(1)
    expect(await startPayment(fixture.deps, payment, { email: "" })).toEqual({
      ok: false,
      error: "unavailable",
    })
    expect((await fixture.reload(payment)).gateway_reference).toBeNull()
    const address = `https://pay.example/${payment.token}`
    expect(await startPayment(fixture.deps, payment, { email: "" })).toEqual({
      ok: true,
      value: address,
    })
    expect(fixture.gateway.startedPayments).toHaveLength(1)
  })

  it("returns no URL for a payment cancelled in the meantime, and cancels it at the gateway", async () => {
    const payment = await fixture.create()
    const outcome = await beginWith(payment, async (request) => {
      const started = await fixture.gateway.begin(request)
      await cancelPayment(fixture.deps, payment)
      return started
    })
    expect(outcome).toEqual({ ok: false, error: "unavailable" })
    expect(await fixture.gateway.getState(`fake:${payment.token}`)).toMatchObject({
      status: "cancelled",
    })
  })

  it("returns no URL for a payment marked for cancellation in the meantime, and cancels it at the gateway", async () => {
    const payment = await fixture.create()
    const outcome = await beginWith(payment, async (request) => {
      const started = await fixture.gateway.begin(request)
      await fixture.database.db.transaction().execute((trx) => saveCancelDue(trx, payment.id))
      return started
    })
    expect(outcome).toEqual({ ok: false, error: "unavailable" })
    expect(await fixture.gateway.getState(`fake:${payment.token}`)).toMatchObject({
      status: "cancelled",
    })
  })

  it("returns the URL that was stored first if the gateway opens a second payment", async () => {
    const payment = await fixture.create()
    const outcome = await beginWith(payment, async () => {
      await startPayment(fixture.deps, payment, { email: "" })
      return { reference: "fake:second", address: "https://pay.example/second" }
    })
    expect(outcome).toEqual({ ok: true, value: `https://pay.example/${payment.token}` })
    expect((await fixture.reload(payment)).gateway_reference).toBe(`fake:${payment.token}`)
  })

  it("returns the shop's return page for a paid payment", async () => {
    const { payment, reference } = await fixture.begin()
    fixture.gateway.setState(reference, paid)
    await syncPayment(fixture.deps, payment)
    const outcome = await startPayment(fixture.deps, payment, { email: "" })
    expect(outcome).toEqual({ ok: true, value: `/back?a=1&payum_token=${payment.token}` })
  })
})

describe("a payment of zero", () => {
  it("is paid at once, with its effects, and only once", async () => {
    const payment = await fixture.create({ amountCents: 0 })
    const settle = () =>
      fixture.database.db
        .transaction()
        .execute((trx) => handleFreePayment(trx, fixture.deps, payment))
    await settle()
    await settle()
    expect(await fixture.reload(payment)).toMatchObject({ status: "paid", captured_cents: 0 })
    expect(fixture.listFollowed()).toEqual(["paid 7"])
    expect(fixture.gateway.startedPayments).toEqual([])
    expect(await getPaymentResult(fixture.deps, payment.token)).toMatchObject({ success: true })
  })

  it("is rejected for an amount above zero", async () => {
    const payment = await fixture.create()
    const settled = fixture.database.db
      .transaction()
      .execute((trx) => handleFreePayment(trx, fixture.deps, payment))
    await expect(settled).rejects.toThrow("not free")
    expect(await fixture.reload(payment)).toMatchObject({ status: "waiting" })
  })
})
