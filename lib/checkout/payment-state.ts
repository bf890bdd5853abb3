import type { PromiseLine } from "#lib/contract/delivery-promise.ts"
import type { PaymentOutcome } from "#lib/contract/payment.ts"
import type { Money } from "#lib/money.ts"

/** What a payer may know of a payment, in whichever browser they ask. */
export type PaymentState = {
  outcome: PaymentOutcome
  /** What it was for: "order", "form" or "voucher". */
  purpose: string
  amount: Money
  /** Number of the order it pays; null for anything else. */
  orderId: number | null
  /** What is promised of a paid order's delivery. */
  promises: readonly PromiseLine[]
}
