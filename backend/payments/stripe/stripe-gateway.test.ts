import { afterAll, beforeAll } from "@jest/globals"
import { buildRequest, buildTestClock } from "#tests/support/gateway-sides.ts"
import { StripeStandIn, testStripeAccount } from "#tests/support/stripe-stand-in.ts"
import { buildStripeGateway } from "./stripe-gateway.ts"

const clock = buildTestClock()
let stripe: StripeStandIn
beforeAll(async () => {
  stripe = await StripeStandIn.open(clock.now)
})
afterAll(() => stripe.close())

describe("the Stripe gateway", () => {
  const build = () =>
    buildStripeGateway({ ...testStripeAccount, apiUrl: stripe.origin, now: clock.now })

  it("asks for the amount in cents, in the shop's currency, and for the payer to come back", async () => {
    const request = buildRequest(clock.now(), { email: "ann@example.com" })
    const { reference, address } = await build().begin(request)
    expect(stripe.sessions.get(reference)).toMatchObject({
      amount_total: 2495,
      currency: "aud",
      client_reference_id: request.token,
      customer_email: "ann@example.com",
      success_url: request.returnAddress,
    })
    expect(address).toMatch(/^https:\/\/checkout\.stripe\.example\//)
  })

  it("begins one session although the first answers were lost", async () => {
    const before = stripe.sessions.size
    stripe.loseNext(2)
    await build().begin(buildRequest(clock.now()))
    expect(stripe.sessions.size - before).toBe(1)
  })

  it("begins a payment that was wished hours ago, with an end that Stripe takes", async () => {
    const createdAt = new Date(clock.now().getTime() - 5 * 3_600_000)
    const request = buildRequest(clock.now(), { createdAt })
    const { reference } = await build().begin(request)
    expect(await build().getState(reference)).toMatchObject({ status: "waiting" })
    expect((await build().begin(request)).reference).toBe(reference)
  })

  it("begins anew where the same payment is wished with another email address", async () => {
    const request = buildRequest(clock.now())
    await build().begin(request)
    const { reference } = await build().begin({ ...request, email: "bo@example.com" })
    expect(stripe.sessions.get(reference)?.customer_email).toBe("bo@example.com")
  })

  it("leaves it to Stripe to ask for an email address that Stripe does not take", async () => {
    const { reference } = await build().begin(
      buildRequest(clock.now(), { email: "jö@exämple.com" }),
    )
    expect(stripe.sessions.get(reference)?.customer_email).toBeNull()
  })

  it("does not begin what is less than Stripe takes", async () => {
    const begun = build().begin(buildRequest(clock.now(), { amountCents: 49 }))
    await expect(begun).rejects.toThrow(/at least/)
  })

  it("says that a session has run out", async () => {
    const { reference } = await build().begin(buildRequest(clock.now()))
    clock.wait(61 * 60_000)
    expect(await build().getState(reference)).toMatchObject({ status: "expired" })
  })

  it("throws while Stripe is away, and gives nothing back twice, also once keys are forgotten", async () => {
    const gateway = build()
    const { reference } = await gateway.begin(buildRequest(clock.now()))
    stripe.pay(reference)
    stripe.failNext(3)
    await expect(gateway.getState(reference)).rejects.toThrow(/away/)
    const refund = { reference, amountCents: 2495, key: `once:${reference}` }
    await gateway.refund(refund)
    stripe.forgetKeys()
    await gateway.refund(refund)
    expect(stripe.refunds.filter(({ metadata }) => metadata.key === refund.key)).toHaveLength(1)
  })

  it("takes note of messages about other things without a look at them", () => {
    const { body, headers } = stripe.buildMessage("ch_1", { type: "charge.updated", eventId: "e" })
    expect(build().parseEvent(body, headers, clock.now())).toEqual({ id: "e", reference: "" })
  })
})
