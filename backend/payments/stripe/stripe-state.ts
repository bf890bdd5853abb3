import type Stripe from "stripe"
import type { PaymentStatus } from "#lib/contract/payment.ts"
import type { GatewayState } from "../payment-gateway.ts"

/** Builds the gateway state from a Checkout Session with its expanded payment intent. */
export function buildStripeState(session: Stripe.Checkout.Session): GatewayState {
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
