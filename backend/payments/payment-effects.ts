import type { Kysely, Selectable, Transaction } from "kysely"
import type { PaymentsTable } from "#backend/db/payments-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import type { PromiseLine } from "#lib/contract/rules/delivery-promise.ts"

export type Payment = Selectable<PaymentsTable>
export type PaymentTrx = Transaction<Database>

/**
 * The effects of a payment's final status, run in the transaction that saves it. The payment's row
 * is locked; each effect runs once per payment and status.
 */
export type PaymentEffect = {
  /**
   * Locks the rows that the effects will change. Called in the same transaction, before the
   * payment's row is locked, since carts and orders are locked before payments everywhere.
   */
  lock?: (trx: PaymentTrx, payment: Payment) => Promise<void>
  /** "accepted": the purchase is fulfilled; "refund": it cannot be, and the money is refunded. */
  onPaid: (trx: PaymentTrx, payment: Payment, now: Date) => Promise<"accepted" | "refund">
  /** The payment ended without a charge: declined, cancelled or expired. */
  onUnpaid?: (trx: PaymentTrx, payment: Payment, now: Date) => Promise<void>
  /** True if another payment has since paid for the same thing. */
  isPaidOtherwise?: (db: Kysely<Database>, payment: Payment) => Promise<boolean>
  /**
   * Returns the delivery promises of what was paid; empty once shipped or if nothing is shipped.
   */
  listPromises?: (db: Kysely<Database>, payment: Payment) => Promise<readonly PromiseLine[]>
  /** The money was refunded. */
  onRefunded?: (trx: PaymentTrx, payment: Payment, now: Date) => Promise<void>
}

/** The effects by purpose: "form", "order", "voucher". */
export type PaymentEffects = Record<string, PaymentEffect>
