import type { Kysely, Selectable, Transaction } from "kysely"
import type { PaymentsTable } from "#backend/db/payments-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import type { PromiseLine } from "#lib/contract/delivery-promise.ts"

export type Payment = Selectable<PaymentsTable>
export type PaymentTrx = Transaction<Database>

/**
 * What follows once a payment's fate is known, in the transaction that notes it. The payment's row
 * is locked; each is called once per payment and status.
 */
export type PaymentEffect = {
  /**
   * Locks what the others will change. Called in the same transaction, before the payment's row is
   * locked, since carts and orders are locked before payments everywhere.
   */
  lock?: (trx: PaymentTrx, payment: Payment) => Promise<void>
  /** "kept": what was paid for is given; "refund": it cannot be, and the money goes back. */
  onPaid: (trx: PaymentTrx, payment: Payment, now: Date) => Promise<"kept" | "refund">
  /** It is over and nothing was charged: declined, cancelled or expired. */
  onUnpaid?: (trx: PaymentTrx, payment: Payment, now: Date) => Promise<void>
  /** Whether what it was for has been paid by another payment since. */
  isPaidOtherwise?: (db: Kysely<Database>, payment: Payment) => Promise<boolean>
  /** What is promised of the delivery of what was paid; empty where it has left or nothing is delivered. */
  listPromises?: (db: Kysely<Database>, payment: Payment) => Promise<readonly PromiseLine[]>
  /** The money has gone back. */
  onRefunded?: (trx: PaymentTrx, payment: Payment, now: Date) => Promise<void>
}

/** The effects by purpose: "form", "order", "voucher". */
export type PaymentEffects = Record<string, PaymentEffect>
