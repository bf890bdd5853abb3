import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { PaymentFixture, paid } from "#tests/fixtures/payment.ts"
import { getPaymentResult } from "./get-payment-result.ts"
import type { Payment } from "./payments.ts"

let fixture: PaymentFixture
beforeAll(async () => {
  fixture = await PaymentFixture.open()
})
beforeEach(() => fixture.reset())
afterAll(() => fixture.database.close())

describe("the payment result for a returning payer", () => {
  const check = (payment: Payment) => getPaymentResult(fixture.deps, payment.token)

  it("is the gateway's current state, although no webhook has arrived", async () => {
    const { payment, reference } = await fixture.begin()
    expect(await check(payment)).toMatchObject({
      success: false,
      payment: { status: "waiting", outcome: "not_charged", amount: "24.95", order_id: null },
    })
    fixture.gateway.setState(reference, paid)
    fixture.wait(2_000)
    expect(await check(payment)).toMatchObject({ success: true, payment: { outcome: "paid" } })
    expect(fixture.listFollowed()).toEqual(["paid 7"])
  })

  it("queries the gateway once in two seconds for many concurrent calls", async () => {
    const { payment, reference } = await fixture.begin()
    await Promise.all(Array.from({ length: 20 }, () => check(payment)))
    fixture.wait(1_999)
    await check(payment)
    expect(fixture.gateway.stateRequestCounts.get(reference)).toBe(1)
    fixture.wait(1)
    await check(payment)
    expect(fixture.gateway.stateRequestCounts.get(reference)).toBe(2)
  })

  it('is "checking" while the gateway is unavailable or the bank is pending', async () => {
    const { payment, reference } = await fixture.begin()
    fixture.gateway.failNext(1)
    expect(await check(payment)).toMatchObject({ payment: { outcome: "checking" } })
    expect(await check(payment)).toMatchObject({ payment: { outcome: "checking" } })
    fixture.wait(2_000)
    fixture.gateway.setState(reference, { status: "pending" })
    const expected = { success: false, payment: { status: "pending", outcome: "checking" } }
    expect(await check(payment)).toMatchObject(expected)
  })

  it.each(["declined", "cancelled", "expired"] as const)(
    'is "not_charged" for a payment that was %s',
    async (status) => {
      const { payment, reference } = await fixture.begin()
      fixture.gateway.setState(reference, { status })
      expect(await check(payment)).toMatchObject({ payment: { status, outcome: "not_charged" } })
    },
  )

  it('is "refunded" as soon as the refund is certain', async () => {
    const { payment, reference } = await fixture.begin()
    fixture.gateway.setState(reference, paid)
    fixture.verdict = "refund"
    expect(await check(payment)).toMatchObject({
      success: false,
      payment: { status: "paid", outcome: "refunded" },
    })
  })

  it('is "checking" while the amounts do not match', async () => {
    const { payment, reference } = await fixture.begin()
    fixture.gateway.setState(reference, { ...paid, capturedCents: 1 })
    expect(await check(payment)).toMatchObject({ payment: { outcome: "checking" } })
  })

  it("contains the order id of a payment for an order", async () => {
    const { payment } = await fixture.begin({ purpose: "order" })
    expect(await check(payment)).toMatchObject({ payment: { purpose: "order", order_id: 7 } })
  })

  it.each(["unknown", "", "\0", "' OR 1=1", "x".repeat(1000)])(
    "has no payment for an invalid token such as %j",
    async (token) => {
      expect(await getPaymentResult(fixture.deps, token)).toEqual({ success: false, payment: null })
    },
  )
})
