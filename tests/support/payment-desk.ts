import { startPayment } from "#backend/payments/begin-payment.ts"
import {
  buildFakeGateway,
  buildFakeMessage,
  type FakeGateway,
} from "#backend/payments/fake-gateway.ts"
import type { Payment, PaymentEffect } from "#backend/payments/payment-effects.ts"
import { createPayment, getPaymentById } from "#backend/payments/payments.ts"
import { type EventOutcome, handleGatewayEvent } from "#backend/payments/receive-event.ts"
import {
  buildTestPaymentParts,
  type TestPaymentParts,
} from "#backend/payments/test-payment-parts.ts"
import { openTestDatabase, type TestDatabase } from "./database.ts"

/** Gateway state of a paid payment of the fixture. */
export const paid = { status: "paid", capturedCents: 2495 } as const

/** Payments of $24.95 at a fake gateway that can fail, without a back end. */
export class PaymentFixture {
  readonly database: TestDatabase
  gateway: FakeGateway = buildFakeGateway()
  payments: TestPaymentParts = buildTestPaymentParts(this.gateway)
  /** Effects of payments, in order: "lock 7", "paid 7". */
  followed: string[] = []
  /** Result of the effect for a paid payment. */
  verdict: "accepted" | "refund" = "accepted"
  #clock = Date.parse("2026-11-21T00:00:00Z")

  private constructor(database: TestDatabase) {
    this.database = database
  }

  /** Opens a fixture. Close its database after the test file. */
  static async open(): Promise<PaymentFixture> {
    return new PaymentFixture(await openTestDatabase())
  }

  /** Deletes all payments and resets the gateway. */
  async reset(): Promise<void> {
    await this.database.db.deleteFrom("payments").execute()
    this.gateway = buildFakeGateway()
    this.payments = buildTestPaymentParts(this.gateway, { thing: this.#buildEffect() })
    this.followed = []
    this.verdict = "accepted"
  }

  now(): Date {
    return new Date(this.#clock)
  }

  /** Advances the clock. */
  wait(ms: number): void {
    this.#clock += ms
  }

  get deps() {
    return { db: this.database.db, now: () => this.now(), payments: this.payments }
  }

  /** Returns the effects without locks. */
  listFollowed(): string[] {
    return this.followed.filter((each) => !each.startsWith("lock"))
  }

  create(values: { purpose?: string; amountCents?: number } = {}): Promise<Payment> {
    return this.database.db.transaction().execute(async (trx) => {
      const required = { gateway: "fake", purpose: "thing", reference: "7", description: "A thing" }
      const more = { amountCents: 2495, returnPath: "/back?a=1" }
      const { id } = await createPayment(trx, { ...required, ...more, ...values })
      const made = { created_at: this.now() }
      await trx.updateTable("payments").set(made).where("id", "=", id).execute()
      return getPaymentById(trx, id)
    })
  }

  /** Starts a payment. Returns it with its gateway reference. */
  async begin(values: { purpose?: string } = {}): Promise<{ payment: Payment; reference: string }> {
    const payment = await this.create(values)
    await startPayment(this.deps, payment, { email: "" })
    return { payment, reference: `fake:${payment.token}` }
  }

  /** Returns the current row of the payment. */
  reload({ id }: Payment): Promise<Payment> {
    return getPaymentById(this.database.db, id)
  }

  /** Delivers a webhook event of the gateway. */
  sendEvent(reference: string, eventId: string): Promise<EventOutcome> {
    const { body, headers } = buildFakeMessage(reference, { eventId, sentAt: this.now() })
    return handleGatewayEvent(this.deps, "fake", body, headers)
  }

  #buildEffect(): PaymentEffect {
    const note = (what: string) => async (_trx: unknown, payment: Payment) => {
      this.followed.push(`${what} ${payment.reference}`)
    }
    const onPaid = note("paid")
    return {
      lock: note("lock"),
      onPaid: async (trx, payment) => {
        await onPaid(trx, payment)
        return this.verdict
      },
      onUnpaid: note("unpaid"),
      onRefunded: note("refunded"),
    }
  }
}
