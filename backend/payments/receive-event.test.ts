import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { PaymentDesk, paid } from "#tests/support/payment-desk.ts"
import { buildFakeMessage } from "./fake-gateway.ts"
import type { PaymentEffect } from "./payment-effects.ts"
import { receiveEvent } from "./receive-event.ts"
import { syncPayment } from "./sync-payment.ts"
import { buildTestPaymentParts } from "./test-payment-parts.ts"

let desk: PaymentDesk
beforeAll(async () => {
  desk = await PaymentDesk.open()
})
beforeEach(() => desk.startAnew())
afterAll(() => desk.database.close())

describe("a gateway event", () => {
  it("has its effects once, however often and concurrently it arrives", async () => {
    const { payment, reference } = await desk.begin()
    desk.gateway.say(reference, { ...paid, payerEmail: "payer@example.com" })
    const events = Array.from({ length: 100 }, (_, turn) => `event-${turn % 10}`)
    const shuffled = events.map((event, at) => events[(at * 37) % 100] ?? event)
    const asks = [1, 2, 3].map(() => syncPayment(desk.deps, payment))
    await Promise.all([...shuffled.map((event) => desk.tell(reference, event)), ...asks])
    expect(desk.listFollowed()).toEqual(["paid 7"])
    const stands = { status: "paid", captured_cents: 2495, payer_email: "payer@example.com" }
    expect(await desk.look(payment)).toMatchObject(stands)
    const noted = await desk.database.db.selectFrom("payment_events").selectAll().execute()
    expect(noted).toHaveLength(10)
  })

  it("applies the state at the time of the request, whatever the order of the webhooks", async () => {
    const { payment, reference } = await desk.begin()
    desk.gateway.say(reference, paid)
    expect(await desk.tell(reference, "began")).toBe("taken")
    expect(await desk.tell(reference, "paid")).toBe("taken")
    desk.gateway.say(reference, { status: "declined", capturedCents: 0 })
    await desk.tell(reference, "stale")
    expect(await desk.look(payment)).toMatchObject({ status: "paid" })
    expect(desk.listFollowed()).toEqual(["paid 7"])
  })

  it("locks the rows of its effect before the payment's own row", async () => {
    const { payment, reference } = await desk.begin()
    desk.gateway.say(reference, paid)
    await syncPayment(desk.deps, payment)
    expect(desk.followed).toEqual(["lock 7", "paid 7"])
  })

  it.each([
    ["another amount", { ...paid, capturedCents: 2494 }, "24.94 instead of 24.95"],
    ["more than was asked for", { ...paid, capturedCents: 249_500 }, "2495.00 instead of 24.95"],
    ["another currency", { ...paid, currency: "USD" }, "USD instead of AUD"],
    ["no currency", { status: "pending" as const, currency: "" }, "no currency instead of AUD"],
  ])("changes nothing and logs once for %s", async (_what, said, words) => {
    const { payment, reference } = await desk.begin()
    desk.gateway.say(reference, said)
    await desk.tell(reference, "event-1")
    await syncPayment(desk.deps, payment)
    const unchanged = { status: "waiting", captured_cents: 0 }
    const current = await desk.look(payment)
    expect(current).toMatchObject({ ...unchanged, trouble: expect.stringContaining(words) })
    expect(desk.listFollowed()).toEqual([])
    const errors = desk.payments.lines.filter(({ level }) => level === "error")
    expect(errors).toMatchObject([{ line: { payment: payment.id } }])
  })

  it.each(["declined", "cancelled", "expired"] as const)(
    "ends a payment that was %s without a charge, and accepts money that arrives after all",
    async (status) => {
      const { payment, reference } = await desk.begin()
      desk.gateway.say(reference, { status })
      await syncPayment(desk.deps, payment)
      await syncPayment(desk.deps, payment)
      expect(await desk.look(payment)).toMatchObject({ status, captured_cents: 0 })
      desk.gateway.say(reference, paid)
      await desk.tell(reference, "late")
      expect(await desk.look(payment)).toMatchObject({ status: "paid", captured_cents: 2495 })
      expect(desk.listFollowed()).toEqual(["unpaid 7", "paid 7"])
    },
  )

  it("changes nothing and logs an error if the gateway does not know the payment", async () => {
    const { payment } = await desk.begin()
    const update = desk.database.db.updateTable("payments").set({ gateway_reference: "fake:gone" })
    await update.where("id", "=", payment.id).execute()
    await syncPayment(desk.deps, payment)
    expect(await desk.look(payment)).toMatchObject({
      status: "waiting",
      trouble: expect.stringContaining("not know"),
    })
    expect(desk.payments.lines).toMatchObject([{ level: "error" }])
  })

  it("retains the money and flags the payment for review if its purpose is unknown", async () => {
    const { payment, reference } = await desk.begin({ purpose: "forgotten" })
    desk.gateway.say(reference, paid)
    await syncPayment(desk.deps, payment)
    const stands = { status: "paid", captured_cents: 2495, refund_due_cents: 0 }
    expect(await desk.look(payment)).toMatchObject({
      ...stands,
      trouble: expect.stringContaining("Nobody knows"),
    })
  })
})

describe("a webhook", () => {
  it("is rejected and logged if it is forged, altered, too old or from an unknown gateway", async () => {
    const { reference } = await desk.begin()
    desk.gateway.say(reference, paid)
    const sentAt = new Date(desk.now().getTime() - 301_000)
    const old = buildFakeMessage(reference, { eventId: "e", sentAt })
    const good = buildFakeMessage(reference, { eventId: "e", sentAt: desk.now() })
    const altered = Buffer.from(`${good.body} `)
    for (const [name, body, headers] of [
      ["fake", old.body, old.headers],
      ["fake", altered, good.headers],
      ["fake", good.body, {}],
      ["nobody", good.body, good.headers],
    ] as const) {
      expect(await receiveEvent(desk.deps, name, body, headers)).toBe("refused")
    }
    expect(desk.payments.lines.map(({ level }) => level)).toEqual(["warn", "warn", "warn", "warn"])
    expect(desk.listFollowed()).toEqual([])
  })

  it("is logged if it is about an unknown payment", async () => {
    expect(await desk.tell("fake:nobody", "event-1")).toBe("unknown")
    expect(desk.payments.lines).toMatchObject([{ level: "warn" }])
  })

  it("is to be retried if the gateway could not be queried", async () => {
    const { payment, reference } = await desk.begin()
    desk.gateway.say(reference, paid)
    desk.gateway.failNext(1)
    expect(await desk.tell(reference, "event-1")).toBe("later")
    expect(await desk.tell(reference, "event-1")).toBe("taken")
    expect(await desk.look(payment)).toMatchObject({ status: "paid" })
  })

  it("rolls back everything if its effect fails, and is to be retried", async () => {
    const { payment, reference } = await desk.begin()
    desk.gateway.say(reference, paid)
    const failing: PaymentEffect = {
      onPaid: async () => {
        throw new Error("the disk is full")
      },
    }
    const parts = buildTestPaymentParts(desk.gateway, { thing: failing })
    const { body, headers } = buildFakeMessage(reference, {
      ...{ eventId: "event-1", sentAt: desk.now() },
    })
    const told = receiveEvent({ ...desk.deps, payments: parts }, "fake", body, headers)
    await expect(told).rejects.toThrow("the disk is full")
    expect(await desk.look(payment)).toMatchObject({ status: "waiting", captured_cents: 0 })
    expect(await desk.tell(reference, "event-1")).toBe("taken")
    expect(desk.listFollowed()).toEqual(["paid 7"])
  })
})
