import { beginPayment } from "#backend/payments/begin-payment.ts"
import {
  buildFakeGateway,
  buildFakeMessage,
  type FakeGateway,
} from "#backend/payments/fake-gateway.ts"
import type { Payment, PaymentEffect } from "#backend/payments/payment-effects.ts"
import { createPayment, getPaymentById } from "#backend/payments/payments.ts"
import { type EventOutcome, receiveEvent } from "#backend/payments/receive-event.ts"
import {
  buildTestPaymentParts,
  type TestPaymentParts,
} from "#backend/payments/test-payment-parts.ts"
import { openTestDatabase, type TestDatabase } from "./database.ts"

/** What a gateway says of a payment of the desk's that is paid. */
export const paid = { status: "paid", capturedCents: 2495 } as const

/** Takes payments of $24.95 for things, at a gateway that fails when told to, without a back end. */
export class PaymentDesk {
  readonly database: TestDatabase
  gateway: FakeGateway = buildFakeGateway()
  payments: TestPaymentParts = buildTestPaymentParts(this.gateway)
  /** What followed from payments, in order: "lock 7", "paid 7". */
  followed: string[] = []
  /** What becomes of a thing that is paid. */
  verdict: "kept" | "refund" = "kept"
  #clock = Date.parse("2026-11-21T00:00:00Z")

  private constructor(database: TestDatabase) {
    this.database = database
  }

  /** Opens one. Close its database when the file is done. */
  static async open(): Promise<PaymentDesk> {
    return new PaymentDesk(await openTestDatabase())
  }

  /** Forgets all payments, and what the gateway was told. */
  async startAnew(): Promise<void> {
    await this.database.db.deleteFrom("payments").execute()
    this.gateway = buildFakeGateway()
    this.payments = buildTestPaymentParts(this.gateway, { thing: this.#buildEffect() })
    this.followed = []
    this.verdict = "kept"
  }

  now(): Date {
    return new Date(this.#clock)
  }

  /** Lets time pass. */
  wait(ms: number): void {
    this.#clock += ms
  }

  get deps() {
    return { db: this.database.db, now: () => this.now(), payments: this.payments }
  }

  /** What followed, besides what was locked for it. */
  listFollowed(): string[] {
    return this.followed.filter((each) => !each.startsWith("lock"))
  }

  create(values: { purpose?: string; amountCents?: number } = {}): Promise<Payment> {
    return this.database.db.transaction().execute(async (trx) => {
      const wish = { gateway: "fake", purpose: "thing", reference: "7", description: "A thing" }
      const more = { amountCents: 2495, returnPath: "/back?a=1" }
      const { id } = await createPayment(trx, { ...wish, ...more, ...values })
      const made = { created_at: this.now() }
      await trx.updateTable("payments").set(made).where("id", "=", id).execute()
      return getPaymentById(trx, id)
    })
  }

  /** A payment that can be paid, and what the gateway calls it. */
  async begin(values: { purpose?: string } = {}): Promise<{ payment: Payment; reference: string }> {
    const payment = await this.create(values)
    await beginPayment(this.deps, payment, { email: "" })
    return { payment, reference: `fake:${payment.token}` }
  }

  /** The payment as it stands now. */
  look({ id }: Payment): Promise<Payment> {
    return getPaymentById(this.database.db, id)
  }

  /** The gateway tells by itself that something has happened. */
  tell(reference: string, eventId: string): Promise<EventOutcome> {
    const { body, headers } = buildFakeMessage(reference, { eventId, sentAt: this.now() })
    return receiveEvent(this.deps, "fake", body, headers)
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
