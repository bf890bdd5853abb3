import { afterAll, beforeAll } from "@jest/globals"
import { FakeStripe } from "#tests/fakes/stripe-server.ts"
import {
  buildFakeGatewayDriver,
  buildRequest,
  buildSandboxDriver,
  buildStripeDriver,
  buildTestClock,
  type GatewayDriver,
} from "#tests/fixtures/gateway-drivers.ts"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import type { PaymentRequest } from "./payment-gateway.ts"

const clock = buildTestClock()
let database: TestDatabase
let stripe: FakeStripe
const sides = new Map<string, GatewayDriver>()
beforeAll(async () => {
  database = await openTestDatabase()
  stripe = await FakeStripe.open(clock.now)
  sides.set("fake", buildFakeGatewayDriver())
  sides.set("sandbox", buildSandboxDriver(database, clock))
  sides.set("stripe", buildStripeDriver(stripe, clock))
})
afterAll(async () => {
  await stripe.close()
  await database.close()
})

describe.each(["fake", "sandbox", "stripe"])("the %s gateway", (name) => {
  const side = () => {
    const found = sides.get(name)
    if (found === undefined) throw new Error(`There is no ${name}.`)
    return found
  }
  const begin = async (values: Partial<PaymentRequest> = {}) =>
    (await side().gateway.begin(buildRequest(clock.now(), values))).reference
  const stateOf = (reference: string) => side().gateway.getState(reference)

  it("returns the same payment for the same token, also for concurrent calls", async () => {
    const request = buildRequest(clock.now())
    const { gateway } = side()
    const started = await Promise.all([1, 2, 3].map(() => gateway.begin(request)))
    clock.wait(60_000)
    started.push(await gateway.begin(request))
    expect(new Set(started.map(({ reference }) => reference)).size).toBe(1)
    expect(new Set(started.map(({ address }) => address)).size).toBe(1)
    expect(await begin()).not.toBe(started[0]?.reference)
  })

  it("reports a started payment as waiting, with nothing captured", async () => {
    const state = await stateOf(await begin({ email: "ann@example.com" }))
    const payerEmail = "ann@example.com"
    expect(state).toEqual({ status: "waiting", capturedCents: 0, currency: "AUD", payerEmail })
  })

  it("reports the captured amount and the payer of a paid payment", async () => {
    const reference = await begin()
    await side().pays(reference)
    const expected = { status: "paid", capturedCents: 2495, payerEmail: "payer@example.com" }
    expect(await stateOf(reference)).toMatchObject({ ...expected, currency: "AUD" })
  })

  it("reports a bank payment as pending until the bank has paid", async () => {
    const reference = await begin()
    await side().paysLater(reference)
    expect(await stateOf(reference)).toMatchObject({ status: "pending", capturedCents: 0 })
    await side().bankPays(reference)
    expect(await stateOf(reference)).toMatchObject({ status: "paid", capturedCents: 2495 })
  })

  it("reports a declined payment", async () => {
    const reference = await begin()
    await side().declines(reference)
    expect(await stateOf(reference)).toMatchObject({ status: "declined", capturedCents: 0 })
  })

  it("cancels an unpaid payment, however often it is called", async () => {
    const reference = await begin()
    const { gateway } = side()
    expect(await gateway.cancel(reference)).toMatchObject({ status: "cancelled" })
    const again = await gateway.cancel(reference)
    expect(["cancelled", "expired"]).toContain(again?.status)
    expect(["cancelled", "expired"]).toContain((await stateOf(reference))?.status)
  })

  it("cannot cancel a paid payment and returns its state", async () => {
    const reference = await begin()
    await side().pays(reference)
    const state = await side().gateway.cancel(reference)
    expect(state).toMatchObject({ status: "paid", capturedCents: 2495 })
  })

  it("returns null for an unknown payment", async () => {
    expect(await stateOf("unknown")).toBeNull()
    expect(await side().gateway.cancel("unknown")).toBeNull()
  })

  it("refunds once per key, and never more than was captured", async () => {
    const reference = await begin()
    await side().pays(reference)
    const { gateway, givenBack } = side()
    const refund = { reference, amountCents: 2000, key: `refund:${reference}` }
    await Promise.all([gateway.refund(refund), gateway.refund(refund)])
    await gateway.refund(refund)
    expect(await givenBack(reference)).toBe(2000)
    const more = { ...refund, key: `more:${reference}` }
    await expect(gateway.refund(more)).rejects.toThrow(/./)
    expect(await givenBack(reference)).toBe(2000)
  })

  it("accepts its own webhooks for five minutes, and no others", async () => {
    const reference = await begin()
    const { gateway, message } = side()
    const { body, headers } = message(reference, clock.now())
    const soon = new Date(clock.now().getTime() + 290_000)
    expect(gateway.parseEvent(body, headers, soon)).toEqual({ id: "event-1", reference })
    expect(gateway.parseEvent(body, headers, new Date(clock.now().getTime() + 310_000))).toBeNull()
    const altered = Buffer.from(body.toString().replace(reference, "another"))
    expect(gateway.parseEvent(altered, headers, clock.now())).toBeNull()
    expect(gateway.parseEvent(body, {}, clock.now())).toBeNull()
    const [header = ""] = Object.keys(headers)
    for (const forged of [
      "",
      "t=1,v1=",
      `t=${Math.floor(clock.now().getTime() / 1000)},v1=${"0".repeat(64)}`,
    ]) {
      expect(gateway.parseEvent(body, { [header]: forged }, clock.now())).toBeNull()
    }
  })
})

describe("the sandbox gateway", () => {
  it("expires a payment after half an hour", async () => {
    const { gateway, pays } = buildSandboxDriver(database, clock)
    const { reference } = await gateway.begin(buildRequest(clock.now()))
    clock.wait(30 * 60_000)
    await pays(reference)
    expect(await gateway.getState(reference)).toMatchObject({ status: "expired", capturedCents: 0 })
  })
})
