import type { IncomingHttpHeaders } from "node:http"
import type { PaymentStatus, WalletName } from "#lib/contract/payment.ts"

/** The input for starting a payment. */
export type PaymentRequest = {
  /** Identifies the payment in the payer's browser; cannot be guessed. */
  token: string
  description: string
  amountCents: number
  currency: "AUD"
  /** Absolute URL on the shop's own origin that the payer returns to, with the token. */
  returnAddress: string
  /** The payer's email address if known; empty otherwise. */
  email: string
  /** When the shop created the payment; the same on every attempt. */
  createdAt: Date
}

/** A payment that can be paid: the gateway's reference, and the URL. */
export type StartedPayment = { reference: string; address: string }

/** The gateway's state of a payment; the only source of its status. */
export type GatewayState = {
  /** `waiting`: not paid yet. */
  status: PaymentStatus
  capturedCents: number
  currency: string
  /** Empty if the gateway does not state it. */
  payerEmail: string
}

/** A webhook of the gateway: only the payment that it is about. The state is fetched separately. */
export type GatewayEvent = { id: string; reference: string }

/**
 * A payment gateway. Every method may throw while the gateway is unreachable, and may then be
 * retried: each call is idempotent.
 */
export type PaymentGateway = {
  /** The name stored with each payment. */
  name: string
  /** Minimum amount of one payment, in cents. */
  leastCents: number
  /** Wallets that its payment page offers on devices that have them. */
  wallets: readonly WalletName[]
  /** Starts a payment. The same token returns the same payment. */
  begin: (payment: PaymentRequest) => Promise<StartedPayment>
  /** Returns null for a payment that the gateway does not know. */
  getState: (reference: string) => Promise<GatewayState | null>
  /** Cancels a payment and returns its state: it may already have been paid. */
  cancel: (reference: string) => Promise<GatewayState | null>
  /** Refunds money, once per key. */
  refund: (refund: { reference: string; amountCents: number; key: string }) => Promise<void>
  /** Parses a webhook; null if its signature is invalid or too old. */
  parseEvent: (body: Buffer, headers: IncomingHttpHeaders, now: Date) => GatewayEvent | null
}
