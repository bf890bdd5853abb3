import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { PaymentDesk, paid } from "#tests/support/payment-desk.ts"
import { checkPaid } from "./check-paid.ts"
import type { Payment } from "./payment-effects.ts"

let desk: PaymentDesk
beforeAll(async () => {
  desk = await PaymentDesk.open()
})
beforeEach(() => desk.startAnew())
afterAll(() => desk.database.close())

describe("the payment result for a returning payer", () => {
  const check = (payment: Payment) => checkPaid(desk.deps, payment.token)

  it("is the gateway's current state, although no webhook has arrived", async () => {
    const { payment, reference } = await desk.begin()
    expect(await check(payment)).toMatchObject({
      success: false,
      payment: { status: "waiting", outcome: "not_charged", amount: "24.95", order_id: null },
    })
    desk.gateway.say(reference, paid)
    desk.wait(2_000)
    expect(await check(payment)).toMatchObject({ success: true, payment: { outcome: "paid" } })
    expect(desk.listFollowed()).toEqual(["paid 7"])
  })

  it("queries the gateway once in two seconds for many concurrent calls", async () => {
    const { payment, reference } = await desk.begin()
    await Promise.all(Array.from({ length: 20 }, () => check(payment)))
    desk.wait(1_999)
    await check(payment)
    expect(desk.gateway.asked.get(reference)).toBe(1)
    desk.wait(1)
    await check(payment)
    expect(desk.gateway.asked.get(reference)).toBe(2)
  })

  it('is "checking" while the gateway is unavailable or the bank is pending', async () => {
    const { payment, reference } = await desk.begin()
    desk.gateway.failNext(1)
    expect(await check(payment)).toMatchObject({ payment: { outcome: "checking" } })
    expect(await check(payment)).toMatchObject({ payment: { outcome: "checking" } })
    desk.wait(2_000)
    desk.gateway.say(reference, { status: "pending" })
    const answer = { success: false, payment: { status: "pending", outcome: "checking" } }
    expect(await check(payment)).toMatchObject(answer)
  })

  it.each(["declined", "cancelled", "expired"] as const)(
    'is "not_charged" for a payment that was %s',
    async (status) => {
      const { payment, reference } = await desk.begin()
      desk.gateway.say(reference, { status })
      expect(await check(payment)).toMatchObject({ payment: { status, outcome: "not_charged" } })
    },
  )

  it('is "refunded" as soon as the refund is certain', async () => {
    const { payment, reference } = await desk.begin()
    desk.gateway.say(reference, paid)
    desk.verdict = "refund"
    expect(await check(payment)).toMatchObject({
      success: false,
      payment: { status: "paid", outcome: "refunded" },
    })
  })

  it('is "checking" while the amounts do not match', async () => {
    const { payment, reference } = await desk.begin()
    desk.gateway.say(reference, { ...paid, capturedCents: 1 })
    expect(await check(payment)).toMatchObject({ payment: { outcome: "checking" } })
  })

  it("contains the order id of a payment for an order", async () => {
    const { payment } = await desk.begin({ purpose: "order" })
    expect(await check(payment)).toMatchObject({ payment: { purpose: "order", order_id: 7 } })
  })

  it.each(["nobody", "", "\0", "' OR 1=1", "x".repeat(1000)])(
    "has no payment for an invalid token such as %j",
    async (token) => {
      expect(await checkPaid(desk.deps, token)).toEqual({ success: false, payment: null })
    },
  )
})
