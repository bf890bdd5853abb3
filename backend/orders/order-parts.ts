import { deriveKey } from "#backend/keys/derive-key.ts"
import type { PaymentDeps } from "#backend/payments/payment-parts.ts"

/** What orders are taken with, besides the database, the clock and payments. */
export type OrderParts = {
  siteUrl: string
  keys: { digest: Buffer; ticket: Buffer }
  /** How long the goods of an order that is not paid are held for the customer. */
  reservationMs: number
  /** Called after a mail was queued. */
  onMail: () => void
}

export type OrderDeps = PaymentDeps & { orders: OrderParts }

/** What an administrator's step needs: what it means for the payment is done by a job of its own. */
export type OrderStepDeps = Pick<OrderDeps, "db" | "now" | "orders">

/** Goods are held for half an hour, unless the shop's settings say otherwise. */
export const usualReservationMs = 30 * 60_000

/** The keys of orders, from the shop's secret. */
export function buildOrderKeys(secret: string): OrderParts["keys"] {
  return {
    digest: deriveKey(secret, "orders:digest"),
    ticket: deriveKey(secret, "orders:ticket"),
  }
}
