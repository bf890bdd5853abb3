import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { PaymentDesk, paid } from "#tests/support/payment-desk.ts"
import { beginPayment } from "./begin-payment.ts"
import { checkPaid } from "./check-paid.ts"
import type { FakeGateway } from "./fake-gateway.ts"
import type { Payment } from "./payment-effects.ts"
import { markCancelDue } from "./payments.ts"
import { settleFreePayment } from "./settle-free-payment.ts"
import { cancelPayment, syncPayment } from "./sync-payment.ts"

let desk: PaymentDesk
beforeAll(async () => {
  desk = await PaymentDesk.open()
})
beforeEach(() => desk.startAnew())
afterAll(() => desk.database.close())

/** Starts a payment at a gateway where `begin` runs instead of the usual response. */
function beginWith(payment: Pick<Payment, "id">, begin: FakeGateway["begin"]) {
  const gateways = new Map([["fake", { ...desk.gateway, begin }]])
  const payments = { ...desk.payments, gateways }
  return beginPayment({ ...desk.deps, payments }, payment, { email: "" })
}

describe("starting a payment", () => {
  it("returns one URL however often and concurrently it is started", async () => {
    const payment = await desk.create()
    const begin = () => beginPayment(desk.deps, payment, { email: "ann@example.com" })
    const address = `https://pay.example/${payment.token}`
    expect(await Promise.all([begin(), begin(), begin()])).toEqual(Array(3).fill({ address }))
    expect(await begin()).toEqual({ address })
    expect(desk.gateway.begun).toMatchObject([{ amountCents: 2495, email: "ann@example.com" }])
    const back = `http://localhost:3000/back?a=1&payum_token=${payment.token}`
    expect(desk.gateway.begun[0]?.returnAddress).toBe(back)
  })

  it("reports the gateway as unavailable and can be retried", async () => {
    const payment = await desk.create()
    desk.gateway.failNext(1)
    expect(await beginPayment(desk.deps, payment, { email: "" })).toEqual({ isUnavailable: true })
    expect(desk.payments.lines).toMatchObject([{ level: "error", line: { payment: payment.id } }])
    expect(await beginPayment(desk.deps, payment, { email: "" })).toHaveProperty("address")
  })

  it("returns the same payment after the gateway's response was lost", async () => {
    const payment = await desk.create()
    desk.gateway.loseNext(1)
    expect(await beginPayment(desk.deps, payment, { email: "" })).toEqual({ isUnavailable: true })
    expect((await desk.look(payment)).gateway_reference).toBeNull()
    const address = `https://pay.example/${payment.token}`
    expect(await beginPayment(desk.deps, payment, { email: "" })).toEqual({ address })
    expect(desk.gateway.begun).toHaveLength(1)
  })

  it("returns no URL for a payment cancelled in the meantime, and cancels it at the gateway", async () => {
    const payment = await desk.create()
    const outcome = await beginWith(payment, async (request) => {
      const begun = await desk.gateway.begin(request)
      await cancelPayment(desk.deps, payment)
      return begun
    })
    expect(outcome).toEqual({ isUnavailable: true })
    expect(await desk.gateway.getState(`fake:${payment.token}`)).toMatchObject({
      status: "cancelled",
    })
  })

  it("returns no URL for a payment marked for cancellation in the meantime, and cancels it at the gateway", async () => {
    const payment = await desk.create()
    const outcome = await beginWith(payment, async (request) => {
      const begun = await desk.gateway.begin(request)
      await desk.database.db.transaction().execute((trx) => markCancelDue(trx, payment.id))
      return begun
    })
    expect(outcome).toEqual({ isUnavailable: true })
    expect(await desk.gateway.getState(`fake:${payment.token}`)).toMatchObject({
      status: "cancelled",
    })
  })

  it("returns the URL that was stored first if the gateway opens a second payment", async () => {
    const payment = await desk.create()
    const outcome = await beginWith(payment, async () => {
      await beginPayment(desk.deps, payment, { email: "" })
      return { reference: "fake:second", address: "https://pay.example/second" }
    })
    expect(outcome).toEqual({ address: `https://pay.example/${payment.token}` })
    expect((await desk.look(payment)).gateway_reference).toBe(`fake:${payment.token}`)
  })

  it("returns the shop's return page for a paid payment", async () => {
    const { payment, reference } = await desk.begin()
    desk.gateway.say(reference, paid)
    await syncPayment(desk.deps, payment)
    const outcome = await beginPayment(desk.deps, payment, { email: "" })
    expect(outcome).toEqual({ address: `/back?a=1&payum_token=${payment.token}` })
  })
})

describe("a payment of zero", () => {
  it("is paid at once, with its effects, and only once", async () => {
    const payment = await desk.create({ amountCents: 0 })
    const settle = () =>
      desk.database.db.transaction().execute((trx) => settleFreePayment(trx, desk.deps, payment))
    await settle()
    await settle()
    expect(await desk.look(payment)).toMatchObject({ status: "paid", captured_cents: 0 })
    expect(desk.listFollowed()).toEqual(["paid 7"])
    expect(desk.gateway.begun).toEqual([])
    expect(await checkPaid(desk.deps, payment.token)).toMatchObject({ success: true })
  })

  it("is rejected for an amount above zero", async () => {
    const payment = await desk.create()
    const settled = desk.database.db
      .transaction()
      .execute((trx) => settleFreePayment(trx, desk.deps, payment))
    await expect(settled).rejects.toThrow("not free")
    expect(await desk.look(payment)).toMatchObject({ status: "waiting" })
  })
})
