import { deriveKey } from "#backend/keys/derive-key.ts"
import type { PaymentDeps } from "#backend/payments/payment-parts.ts"

/** What orders need besides the database, the clock and payments. */
export type OrderParts = {
  siteUrl: string
  keys: { digest: Buffer; ticket: Buffer; status: Buffer }
  /** How long the stock of an unpaid order is reserved, in ms. */
  reservationMs: number
  /** Called after an email was enqueued. */
  onMail: () => void
}

export type OrderDeps = PaymentDeps & { orders: OrderParts }

/** Dependencies of an administrator's step; a separate job calls the gateway. */
export type OrderStepDeps = Pick<OrderDeps, "db" | "now" | "orders">

/** The default reservation: half an hour. */
export const usualReservationMs = 30 * 60_000

/** Derives the keys of orders from the shop's secret. */
export function buildOrderKeys(secret: string): OrderParts["keys"] {
  return {
    digest: deriveKey(secret, "orders:digest"),
    ticket: deriveKey(secret, "orders:ticket"),
    status: deriveKey(secret, "orders:status"),
  }
}
