import type { Money } from "#lib/contract/money.ts"
import type { PaymentOutcome } from "#lib/contract/payment.ts"
import type { PromiseLine } from "#lib/contract/rules/delivery-promise.ts"

/** The data of a payment that its payer may see, in any browser. */
export type PaymentState = {
  outcome: PaymentOutcome
  amount: Money
  /** Id of the order it pays; null for anything else. */
  orderId: number | null
  /** The delivery promise of a paid order. */
  promises: readonly PromiseLine[]
}
