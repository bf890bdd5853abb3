import { randomBytes } from "node:crypto"

const minCents = 50
const minSessionSeconds = 30 * 60
const maxSessionSeconds = 24 * 3600

type Intent = {
  id: string
  object: "payment_intent"
  status: "processing" | "succeeded" | "requires_payment_method"
  amount_received: number
}
/** A Checkout Session in Stripe's API format. */
export type StripeSession = {
  id: string
  object: "checkout.session"
  url: string | null
  status: "open" | "complete" | "expired"
  payment_status: "unpaid" | "paid"
  amount_total: number
  currency: string
  client_reference_id: string
  customer_email: string | null
  customer_details: { email: string } | null
  expires_at: number
  success_url: string
  payment_intent: Intent | null
}
/** A refund in Stripe's API format. */
export type StripeRefund = {
  id: string
  object: "refund"
  amount: number
  payment_intent: string
  status: "succeeded"
  metadata: { key: string }
}
/** A response with its status code. */
export type StripeResponse = { status: number; body: object }

/** Creates a session from the request, validated like at Stripe, or returns Stripe's error. */
export function openSession(form: URLSearchParams, now: Date): StripeSession | StripeResponse {
  const error = findRequestError(form, now)
  if (error !== null) return error
  const price = "line_items[0][price_data]"
  const id = `cs_test_${randomBytes(8).toString("hex")}`
  return {
    id,
    object: "checkout.session",
    url: `https://checkout.stripe.example/c/pay/${id}`,
    status: "open",
    payment_status: "unpaid",
    amount_total:
      Number(form.get(`${price}[unit_amount]`)) * Number(form.get("line_items[0][quantity]")),
    currency: form.get(`${price}[currency]`) ?? "",
    client_reference_id: form.get("client_reference_id") ?? "",
    customer_email: form.get("customer_email"),
    customer_details: null,
    expires_at: Number(form.get("expires_at")),
    success_url: form.get("success_url") ?? "",
    payment_intent: null,
  }
}

function findRequestError(form: URLSearchParams, now: Date): StripeResponse | null {
  const price = "line_items[0][price_data]"
  const buildRequestError = (message: string, more: object = {}) =>
    buildStripeError(400, "invalid_request_error", message, more)
  if (form.get("mode") !== "payment" || !form.get(`${price}[product_data][name]`)) {
    return buildRequestError("Missing required param.")
  }
  if (!(Number(form.get(`${price}[unit_amount]`)) >= minCents)) {
    return buildRequestError("The total amount must be at least $0.50 aud.")
  }
  const email = form.get("customer_email")
  if (email !== null && !/^[\x21-\x7e]+@[\w.-]+\.\w+$/.test(email)) {
    return buildRequestError(`Invalid email address: ${email}`, { param: "customer_email" })
  }
  const secondsLeft = Number(form.get("expires_at")) - now.getTime() / 1000
  if (secondsLeft >= minSessionSeconds && secondsLeft <= maxSessionSeconds) return null
  return buildRequestError("`expires_at` must be from 30 minutes to 24 hours.")
}

/** Formats a session for a response, with its payment intent as an object only if expanded. */
export function formatSession(session: StripeSession, isExpanded: boolean): object {
  return isExpanded ? session : { ...session, payment_intent: session.payment_intent?.id ?? null }
}

/** Builds an error response in Stripe's format. */
export function buildStripeError(
  status: number,
  type: string,
  message: string,
  more: object = {},
): StripeResponse {
  const code = status === 404 ? { code: "resource_missing" } : {}
  return { status, body: { error: { type, message, ...code, ...more } } }
}
