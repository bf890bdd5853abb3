import { createHash } from "node:crypto"
import Stripe from "stripe"
import { z } from "zod"
import type { PaymentStatus, WalletName } from "#lib/contract/payment.ts"
import type { GatewayState, PaymentGateway, PaymentRequest } from "../payment-gateway.ts"

const stripeName = "stripe"

const timeoutMs = 8_000
/** Stripe's minimum for Australian dollars. */
const leastCents = 50
const networkRetries = 2
const maxEventAgeSeconds = 300
const maxNameLength = 250
/**
 * Stripe accepts an `expires_at` from 30 minutes to one day after creation; all sessions of a slot
 * expire at the same time.
 */
const slotMs = 29 * 60_000
const sessionMs = 60 * 60_000

const sessionSchema = z.object({ id: z.string() })

type StripeGatewayDeps = {
  secretKey: string
  webhookSecret: string
  /** A server compatible with Stripe's API, for tests; null for Stripe itself. */
  apiUrl: string | null
  /** Wallets that are enabled in the account. */
  wallets: readonly WalletName[]
  now: () => Date
}

/**
 * Returns a gateway for Stripe Checkout, on Stripe's hosted page. A payment is a Checkout Session;
 * the session and its payment intent are the source of its state.
 */
export function buildStripeGateway({
  secretKey,
  webhookSecret,
  apiUrl,
  wallets,
  now,
}: StripeGatewayDeps): PaymentGateway {
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: networkRetries,
    telemetry: false,
    ...(apiUrl !== null && resolveServer(apiUrl)),
  })
  const getState = async (reference: string) => {
    const session = await getSession(stripe, reference)
    return session && buildStripeState(session)
  }
  return {
    name: stripeName,
    leastCents,
    wallets,
    async begin(payment) {
      const { id, url } = await createSession(stripe, payment, now())
      if (url === null) throw new Error(`Stripe gave session ${id} no address.`)
      return { reference: id, address: url }
    },
    getState,
    async cancel(reference) {
      try {
        return {
          ...buildStripeState(await stripe.checkout.sessions.expire(reference)),
          status: "cancelled",
        }
      } catch (error) {
        // Only an open session can be expired; the state of any other one is fetched.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        return getState(reference)
      }
    },
    refund: (refund) => giveBack(stripe, refund),
    parseEvent(body, headers, at) {
      const signature = headers["stripe-signature"]
      if (typeof signature !== "string") return null
      return parseEvent(stripe, { body, signature, webhookSecret, now: at })
    },
  }
}

function resolveServer(apiUrl: string): Pick<Stripe.StripeConfig, "host" | "port" | "protocol"> {
  const { hostname, port, protocol } = new URL(apiUrl)
  const isTls = protocol === "https:"
  return { host: hostname, port: port || (isTls ? 443 : 80), protocol: isTls ? "https" : "http" }
}

/** Creates a session; repeated within half an hour, it is the same one (idempotency key). */
async function createSession(
  stripe: Stripe,
  payment: PaymentRequest,
  now: Date,
): Promise<Stripe.Checkout.Session> {
  const slot = Math.floor((now.getTime() - payment.createdAt.getTime()) / slotMs)
  const endsAt = payment.createdAt.getTime() + slot * slotMs + sessionMs
  const params = buildSessionParams(payment, Math.floor(endsAt / 1000))
  const key = slot === 0 ? payment.token : `${payment.token}:${slot}`
  try {
    return await stripe.checkout.sessions.create(params, { idempotencyKey: key })
  } catch (error) {
    if (isAboutEmail(error)) return createSession(stripe, { ...payment, email: "" }, now)
    if (!(error instanceof Stripe.errors.StripeIdempotencyError)) throw error
    const digest = createHash("sha256").update(JSON.stringify(params)).digest("base64url")
    return stripe.checkout.sessions.create(params, { idempotencyKey: `${key}:${digest}` })
  }
}

/**
 * Stripe validates email addresses more strictly than the shop; without one it collects it from the
 * payer.
 */
function isAboutEmail(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError && error.param === "customer_email"
  )
}

function buildSessionParams(
  payment: PaymentRequest,
  endsAtSeconds: number,
): Stripe.Checkout.SessionCreateParams {
  const { token, description, returnAddress, email } = payment
  return {
    mode: "payment",
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: payment.currency.toLowerCase(),
          unit_amount: payment.amountCents,
          product_data: { name: description.slice(0, maxNameLength) },
        },
      },
    ],
    client_reference_id: token,
    metadata: { token },
    payment_intent_data: { metadata: { token } },
    success_url: returnAddress,
    cancel_url: returnAddress,
    ...(email !== "" && { customer_email: email }),
    expires_at: endsAtSeconds,
  }
}

async function getSession(
  stripe: Stripe,
  reference: string,
): Promise<Stripe.Checkout.Session | null> {
  try {
    return await stripe.checkout.sessions.retrieve(reference, { expand: ["payment_intent"] })
  } catch (error) {
    const isUnknown = error instanceof Stripe.errors.StripeError && error.statusCode === 404
    if (isUnknown) return null
    throw error
  }
}

/** Stripe drops idempotency keys after a day, so the refund's metadata contains the key as well. */
async function giveBack(
  stripe: Stripe,
  { reference, amountCents, key }: { reference: string; amountCents: number; key: string },
): Promise<void> {
  const session = await getSession(stripe, reference)
  const intent = session?.payment_intent ?? null
  if (intent === null) throw new Error(`Stripe has no payment for session ${reference}.`)
  const payment_intent = typeof intent === "string" ? intent : intent.id
  const { data: made } = await stripe.refunds.list({ payment_intent, limit: 100 })
  if (made.some(({ metadata, status }) => metadata?.key === key && isMade(status))) return
  const refund = await stripe.refunds.create(
    { payment_intent, amount: amountCents, metadata: { key } },
    { idempotencyKey: key },
  )
  if (!isMade(refund.status)) throw new Error(`Stripe could not give back by refund ${refund.id}.`)
}

function isMade(status: string | null): boolean {
  return status !== "failed" && status !== "canceled"
}

function parseEvent(
  stripe: Stripe,
  message: { body: Buffer; signature: string; webhookSecret: string; now: Date },
) {
  const { body, signature, webhookSecret, now } = message
  try {
    const age = maxEventAgeSeconds
    const at = now.getTime()
    const { id, type, data } = stripe.webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      age,
      undefined,
      at,
    )
    if (!type.startsWith("checkout.session.")) return { id, reference: "" }
    return { id, reference: sessionSchema.parse(data.object).id }
  } catch {
    return null
  }
}

/** Builds the gateway state from a Checkout Session with its expanded payment intent. */
function buildStripeState(session: Stripe.Checkout.Session): GatewayState {
  const status = resolveStatus(session)
  const intent = getIntent(session)
  const captured = intent?.amount_received ?? session.amount_total ?? 0
  return {
    status,
    capturedCents: status === "paid" ? captured : 0,
    currency: (session.currency ?? "").toUpperCase(),
    payerEmail: session.customer_details?.email ?? session.customer_email ?? "",
  }
}

/** Some payment methods take days after the session is complete, and may still fail. */
function resolveStatus(session: Stripe.Checkout.Session): PaymentStatus {
  if (session.status === "open") return "waiting"
  if (session.payment_status === "paid") return "paid"
  if (session.status === "expired") return "expired"
  const intent = getIntent(session)
  if (intent?.status === "succeeded") return "paid"
  const isOver = intent?.status === "requires_payment_method" || intent?.status === "canceled"
  return isOver ? "declined" : "pending"
}

function getIntent({ payment_intent: intent }: Stripe.Checkout.Session) {
  return typeof intent === "string" ? null : intent
}
