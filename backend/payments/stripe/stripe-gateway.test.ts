import { afterAll, beforeAll } from "@jest/globals"
import { FakeStripe, testStripeAccount } from "#tests/fakes/stripe-server.ts"
import { buildRequest, buildTestClock } from "#tests/fixtures/gateway-drivers.ts"
import { buildStripeGateway } from "./stripe-gateway.ts"

const clock = buildTestClock()
let stripe: FakeStripe
beforeAll(async () => {
  stripe = await FakeStripe.open(clock.now)
})
afterAll(() => stripe.close())

describe("the Stripe gateway", () => {
  const build = () =>
    buildStripeGateway({ ...testStripeAccount, apiUrl: stripe.origin, wallets: [], now: clock.now })

  it("creates a session with the amount in cents, the shop's currency and the return URL", async () => {
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

  it("creates one session although the first responses were lost", async () => {
    const before = stripe.sessions.size
    stripe.loseNext(2)
    await build().begin(buildRequest(clock.now()))
    expect(stripe.sessions.size - before).toBe(1)
  })

  it("starts a payment created hours ago, with an expiry that Stripe accepts", async () => {
    const createdAt = new Date(clock.now().getTime() - 5 * 3_600_000)
    const request = buildRequest(clock.now(), { createdAt })
    const { reference } = await build().begin(request)
    expect(await build().getState(reference)).toMatchObject({ status: "waiting" })
    expect((await build().begin(request)).reference).toBe(reference)
  })

  it("creates a new session for the same payment with another email address", async () => {
    const request = buildRequest(clock.now())
    await build().begin(request)
    const { reference } = await build().begin({ ...request, email: "bo@example.com" })
    expect(stripe.sessions.get(reference)?.customer_email).toBe("bo@example.com")
  })

  it("omits an email address that Stripe rejects", async () => {
    const { reference } = await build().begin(
      buildRequest(clock.now(), { email: "jö@exämple.com" }),
    )
    expect(stripe.sessions.get(reference)?.customer_email).toBeNull()
  })

  it("throws for an amount below Stripe's minimum", async () => {
    const started = build().begin(buildRequest(clock.now(), { amountCents: 49 }))
    await expect(started).rejects.toThrow(/at least/)
  })

  it("reports an expired session", async () => {
    const { reference } = await build().begin(buildRequest(clock.now()))
    clock.wait(61 * 60_000)
    expect(await build().getState(reference)).toMatchObject({ status: "expired" })
  })

  it("throws while Stripe is down, and refunds once, even after Stripe has dropped its idempotency keys", async () => {
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

  it("ignores webhooks of other types", () => {
    const { body, headers } = stripe.buildMessage("ch_1", { type: "charge.updated", eventId: "e" })
    expect(build().parseEvent(body, headers, clock.now())).toEqual({ id: "e", reference: "" })
  })
})
