import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { PaymentFixture, paid } from "#tests/fixtures/payment.ts"
import { buildFakeMessage } from "./fake-gateway.ts"
import { handleGatewayEvent } from "./handle-gateway-event.ts"
import type { PaymentEffect } from "./payments.ts"
import { syncPayment } from "./sync-payment.ts"
import { buildTestPaymentParts } from "./test-payment-parts.ts"

let fixture: PaymentFixture
beforeAll(async () => {
  fixture = await PaymentFixture.open()
})
beforeEach(() => fixture.reset())
afterAll(() => fixture.database.close())

describe("a gateway event", () => {
  it("has its effects once, however often and concurrently it arrives", async () => {
    const { payment, reference } = await fixture.begin()
    fixture.gateway.setState(reference, { ...paid, payerEmail: "payer@example.com" })
    const events = Array.from({ length: 100 }, (_, turn) => `event-${turn % 10}`)
    const shuffled = events.map((event, at) => events[(at * 37) % 100] ?? event)
    const syncs = [1, 2, 3].map(() => syncPayment(fixture.deps, payment))
    await Promise.all([...shuffled.map((event) => fixture.sendEvent(reference, event)), ...syncs])
    expect(fixture.listFollowed()).toEqual(["paid 7"])
    const stands = { status: "paid", captured_cents: 2495, payer_email: "payer@example.com" }
    expect(await fixture.reload(payment)).toMatchObject(stands)
    const noted = await fixture.database.db.selectFrom("payment_events").selectAll().execute()
    expect(noted).toHaveLength(10)
  })

  it("applies the state at the time of the request, whatever the order of the webhooks", async () => {
    const { payment, reference } = await fixture.begin()
    fixture.gateway.setState(reference, paid)
    expect(await fixture.sendEvent(reference, "began")).toBe("taken")
    expect(await fixture.sendEvent(reference, "paid")).toBe("taken")
    fixture.gateway.setState(reference, { status: "declined", capturedCents: 0 })
    await fixture.sendEvent(reference, "stale")
    expect(await fixture.reload(payment)).toMatchObject({ status: "paid" })
    expect(fixture.listFollowed()).toEqual(["paid 7"])
  })

  it("locks the rows of its effect before the payment's own row", async () => {
    const { payment, reference } = await fixture.begin()
    fixture.gateway.setState(reference, paid)
    await syncPayment(fixture.deps, payment)
    expect(fixture.followed).toEqual(["lock 7", "paid 7"])
  })

  it.each([
    ["another amount", { ...paid, capturedCents: 2494 }, "24.94 instead of 24.95"],
    ["more than expected", { ...paid, capturedCents: 249_500 }, "2495.00 instead of 24.95"],
    ["another currency", { ...paid, currency: "USD" }, "USD instead of AUD"],
    ["no currency", { status: "pending" as const, currency: "" }, "no currency instead of AUD"],
  ])("changes nothing and logs once for %s", async (_what, state, words) => {
    const { payment, reference } = await fixture.begin()
    fixture.gateway.setState(reference, state)
    await fixture.sendEvent(reference, "event-1")
    await syncPayment(fixture.deps, payment)
    const unchanged = { status: "waiting", captured_cents: 0 }
    const current = await fixture.reload(payment)
    expect(current).toMatchObject({ ...unchanged, trouble: expect.stringContaining(words) })
    expect(fixture.listFollowed()).toEqual([])
    const errors = fixture.payments.lines.filter(({ level }) => level === "error")
    expect(errors).toMatchObject([{ line: { payment: payment.id } }])
  })

  it.each(["declined", "cancelled", "expired"] as const)(
    "ends a payment that was %s without a charge, and accepts money that arrives after all",
    async (status) => {
      const { payment, reference } = await fixture.begin()
      fixture.gateway.setState(reference, { status })
      await syncPayment(fixture.deps, payment)
      await syncPayment(fixture.deps, payment)
      expect(await fixture.reload(payment)).toMatchObject({ status, captured_cents: 0 })
      fixture.gateway.setState(reference, paid)
      await fixture.sendEvent(reference, "late")
      expect(await fixture.reload(payment)).toMatchObject({ status: "paid", captured_cents: 2495 })
      expect(fixture.listFollowed()).toEqual(["unpaid 7", "paid 7"])
    },
  )

  it("changes nothing and logs an error if the gateway does not know the payment", async () => {
    const { payment } = await fixture.begin()
    const update = fixture.database.db
      .updateTable("payments")
      .set({ gateway_reference: "fake:gone" })
    await update.where("id", "=", payment.id).execute()
    await syncPayment(fixture.deps, payment)
    expect(await fixture.reload(payment)).toMatchObject({
      status: "waiting",
      trouble: expect.stringContaining("not know"),
    })
    expect(fixture.payments.lines).toMatchObject([{ level: "error" }])
  })

  it("retains the money and flags the payment for review if its purpose is unknown", async () => {
    const { payment, reference } = await fixture.begin({ purpose: "forgotten" })
    fixture.gateway.setState(reference, paid)
    await syncPayment(fixture.deps, payment)
    const stands = { status: "paid", captured_cents: 2495, refund_due_cents: 0 }
    expect(await fixture.reload(payment)).toMatchObject({
      ...stands,
      trouble: expect.stringContaining("There is no handler"),
    })
  })
})

describe("a webhook", () => {
  it("is rejected and logged if it is forged, altered, too old or from an unknown gateway", async () => {
    const { reference } = await fixture.begin()
    fixture.gateway.setState(reference, paid)
    const sentAt = new Date(fixture.now().getTime() - 301_000)
    const old = buildFakeMessage(reference, { eventId: "e", sentAt })
    const good = buildFakeMessage(reference, { eventId: "e", sentAt: fixture.now() })
    const altered = Buffer.from(`${good.body} `)
    for (const [name, body, headers] of [
      ["fake", old.body, old.headers],
      ["fake", altered, good.headers],
      ["fake", good.body, {}],
      ["unknown", good.body, good.headers],
    ] as const) {
      expect(await handleGatewayEvent(fixture.deps, name, body, headers)).toBe("rejected")
    }
    expect(fixture.payments.lines.map(({ level }) => level)).toEqual([
      "warn",
      "warn",
      "warn",
      "warn",
    ])
    expect(fixture.listFollowed()).toEqual([])
  })

  it("is logged if it is about an unknown payment", async () => {
    expect(await fixture.sendEvent("fake:unknown", "event-1")).toBe("unknown")
    expect(fixture.payments.lines).toMatchObject([{ level: "warn" }])
  })

  it("is to be retried if the gateway could not be queried", async () => {
    const { payment, reference } = await fixture.begin()
    fixture.gateway.setState(reference, paid)
    fixture.gateway.failNext(1)
    expect(await fixture.sendEvent(reference, "event-1")).toBe("later")
    expect(await fixture.sendEvent(reference, "event-1")).toBe("taken")
    expect(await fixture.reload(payment)).toMatchObject({ status: "paid" })
  })

  it("rolls back everything if its effect fails, and is to be retried", async () => {
    const { payment, reference } = await fixture.begin()
    fixture.gateway.setState(reference, paid)
    const failing: PaymentEffect = {
      onPaid: async () => {
        throw new Error("the disk is full")
      },
    }
    const parts = buildTestPaymentParts(fixture.gateway, { thing: failing })
    const { body, headers } = buildFakeMessage(reference, {
      eventId: "event-1",
      sentAt: fixture.now(),
    })
    const handled = handleGatewayEvent({ ...fixture.deps, payments: parts }, "fake", body, headers)
    await expect(handled).rejects.toThrow("the disk is full")
    expect(await fixture.reload(payment)).toMatchObject({ status: "waiting", captured_cents: 0 })
    expect(await fixture.sendEvent(reference, "event-1")).toBe("taken")
    expect(fixture.listFollowed()).toEqual(["paid 7"])
  })
})
