import { randomBytes } from "node:crypto"
import { buildFakeGateway, buildFakeMessage } from "#backend/payments/fake-gateway.ts"
import type { PaymentGateway, PaymentRequest } from "#backend/payments/payment-gateway.ts"
import { getSession, saveDecision } from "#backend/payments/sandbox/sandbox-books.ts"
import { getDecision } from "#backend/payments/sandbox/sandbox-decision.ts"
import { buildSandboxGateway } from "#backend/payments/sandbox/sandbox-gateway.ts"
import { sandboxSignatureHeader, signMessage } from "#backend/payments/sandbox/sandbox-signature.ts"
import { buildStripeGateway } from "#backend/payments/stripe/stripe-gateway.ts"
import type { TestDatabase } from "./database.ts"
import { type FakeStripe, testStripeAccount } from "./stripe-stand-in.ts"

type Message = { body: Buffer; headers: Record<string, string> }

/** A payment gateway with actions of its payer and its bank. */
export type GatewayDriver = {
  gateway: PaymentGateway
  pays: (reference: string) => Promise<void>
  paysLater: (reference: string) => Promise<void>
  bankPays: (reference: string) => Promise<void>
  declines: (reference: string) => Promise<void>
  givenBack: (reference: string) => Promise<number>
  message: (reference: string, sentAt: Date) => Message
}

/** A clock that advances only by `wait`. */
export type TestClock = { now: () => Date; wait: (ms: number) => void }

/** Builds a clock that starts at 2026-11-21T00:00:00Z. */
export function buildTestClock(): TestClock {
  let at = Date.parse("2026-11-21T00:00:00Z")
  return {
    now: () => new Date(at),
    wait(ms) {
      at += ms
    },
  }
}

/** Builds the driver of the in-memory gateway. */
export function buildFakeGatewayDriver(): GatewayDriver {
  const gateway = buildFakeGateway()
  const payerEmail = "payer@example.com"
  return {
    gateway,
    async pays(reference) {
      gateway.setState(reference, { status: "paid", capturedCents: 2495, payerEmail })
    },
    paysLater: async (reference) => gateway.setState(reference, { status: "pending" }),
    bankPays: async (reference) =>
      gateway.setState(reference, { status: "paid", capturedCents: 2495 }),
    declines: async (reference) => gateway.setState(reference, { status: "declined" }),
    givenBack: async (reference) =>
      [...gateway.refunds.values()]
        .filter((refund) => refund.reference === reference)
        .reduce((sum, { amountCents }) => sum + amountCents, 0),
    message: (reference, sentAt) => buildFakeMessage(reference, { eventId: "event-1", sentAt }),
  }
}

/** Builds the driver of the sandbox gateway, whose bank pays as the clock advances. */
export function buildSandboxDriver(
  { db }: Pick<TestDatabase, "db">,
  clock: TestClock,
): GatewayDriver {
  const key = Buffer.from("the key of the sandbox")
  const { now } = clock
  const press = (word: string) => async (reference: string) => {
    const [session, decision] = [await getSession(db, { reference }, now()), getDecision(word)]
    if (session === null || decision === null) throw new Error("nothing to press")
    await saveDecision(db, session, { decision, email: "payer@example.com", now: now() })
  }
  return {
    gateway: buildSandboxGateway({ db, now, key }),
    pays: press("pay"),
    paysLater: press("pending"),
    async bankPays() {
      clock.wait(20_000)
    },
    declines: press("decline"),
    givenBack: async (reference) =>
      (await getSession(db, { reference }, now()))?.refunded_cents ?? 0,
    message(reference, sentAt) {
      const body = Buffer.from(JSON.stringify({ id: "event-1", reference }))
      return { body, headers: { [sandboxSignatureHeader]: signMessage(body, key, sentAt) } }
    },
  }
}

/** Builds the driver of the Stripe gateway on the fake Stripe server. */
export function buildStripeDriver(stripe: FakeStripe, { now }: TestClock): GatewayDriver {
  return {
    gateway: buildStripeGateway({ ...testStripeAccount, apiUrl: stripe.origin, now }),
    pays: async (reference) => stripe.pay(reference),
    paysLater: async (reference) => stripe.pay(reference, { isAtBank: true }),
    bankPays: async (reference) => stripe.settle(reference, "paid"),
    async declines(reference) {
      stripe.pay(reference, { isAtBank: true })
      stripe.settle(reference, "declined")
    },
    givenBack: async (reference) =>
      stripe.refunds
        .filter((refund) => refund.payment_intent === `pi_${reference}`)
        .reduce((sum, { amount }) => sum + amount, 0),
    message: (reference, signedAt) =>
      stripe.buildMessage(reference, { eventId: "event-1", signedAt }),
  }
}

/** Builds a payment request of $24.95 for order 7; `values` overrides any property. */
export function buildRequest(now: Date, values: Partial<PaymentRequest> = {}): PaymentRequest {
  const token = randomBytes(32).toString("base64url")
  return {
    ...{ token, description: "Order 7", amountCents: 2495, currency: "AUD" },
    returnAddress: `http://localhost:3000/payment-return?payum_token=${token}`,
    ...{ email: "", createdAt: now, ...values },
  }
}
