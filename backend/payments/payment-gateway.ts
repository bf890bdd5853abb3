import type { IncomingHttpHeaders } from "node:http"
import type { PaymentStatus } from "#lib/contract/payment.ts"

/** What the payer is asked for. */
export type PaymentRequest = {
  /** Names the payment to the payer's browser; nobody can guess it. */
  token: string
  description: string
  amountCents: number
  currency: "AUD"
  /** Whole address on the shop's own origin that the payer comes back to, token included. */
  returnAddress: string
  /** The payer's address where the shop knows it; empty otherwise. */
  email: string
  /** When the shop first wished it; the same each time it is begun. */
  createdAt: Date
}

/** A payment that can be paid: what the gateway calls it, and where. */
export type BegunPayment = { reference: string; address: string }

/** What the gateway says of a payment; the only source of what became of it. */
export type GatewayState = {
  /** `waiting` is one that nobody has paid yet. */
  status: PaymentStatus
  capturedCents: number
  currency: string
  /** Empty where the gateway does not say. */
  payerEmail: string
}

/** Something the gateway has told by itself: about which payment. The rest is asked for. */
export type GatewayEvent = { id: string; reference: string }

/**
 * A place where payers pay. Everything may throw while it cannot be reached, and may then be asked
 * again: each call has the same effect once or ten times.
 */
export type PaymentGateway = {
  /** As kept with each payment. */
  name: string
  /** Least cents that it takes in one payment. */
  leastCents: number
  /** Begins a payment. The same token gives the same payment. */
  begin: (payment: PaymentRequest) => Promise<BegunPayment>
  /** Null for a payment that the gateway does not know. */
  getState: (reference: string) => Promise<GatewayState | null>
  /** Lets nobody pay it any more, and gives what has become of it: it may have been paid before. */
  cancel: (reference: string) => Promise<GatewayState | null>
  /** Gives money back. The same key gives it back once. */
  refund: (refund: { reference: string; amountCents: number; key: string }) => Promise<void>
  /** What a message says that the gateway has sent; null for one that is not its own, or too old. */
  parseEvent: (body: Buffer, headers: IncomingHttpHeaders, now: Date) => GatewayEvent | null
}
