import { randomBytes } from "node:crypto"
import { type Kysely, type Selectable, sql, type Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { PaymentsTable } from "#backend/db/selling-schema.ts"
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

/** Creates a payment. `reference` is the id of the record that `purpose` names. */
export function createPayment(
  trx: PaymentTrx,
  input: {
    gateway: string
    purpose: string
    reference: string
    description: string
    /** From 0, which `handleFreePayment` settles. */
    amountCents: number
    returnPath: string
  },
): Promise<Payment> {
  return trx
    .insertInto("payments")
    .values({
      token: randomBytes(32).toString("base64url"),
      gateway: input.gateway,
      purpose: input.purpose,
      reference: input.reference,
      description: input.description,
      amount_cents: input.amountCents,
      return_path: input.returnPath,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const tokenPattern = /^[\w-]{32,200}$/

/** Returns the payment with this token; null if there is none. */
export async function getPayment(db: Kysely<Database>, token: string): Promise<Payment | null> {
  if (!tokenPattern.test(token)) return null
  const row = await db
    .selectFrom("payments")
    .selectAll()
    .where("token", "=", token)
    .executeTakeFirst()
  return row ?? null
}

/** Returns the current payment. Throws if it does not exist. */
export function getPaymentById(db: Kysely<Database>, id: number): Promise<Payment> {
  return db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirstOrThrow()
}

/** True if a payment can still be paid, or is pending. */
export function isOpenPayment({ status }: Pick<Payment, "status">): boolean {
  return status === "waiting" || status === "pending"
}

/**
 * Marks an amount of a payment for refund, besides what was refunded before. Does nothing while a
 * refund is pending: a request to the gateway that is repeated would refund it twice. The
 * reconciliation calls the gateway after the transaction. `reason` is for the shop's own accounts.
 */
export async function saveRefundDue(
  trx: PaymentTrx,
  paymentId: number,
  cents: number,
  reason: string,
): Promise<void> {
  await trx
    .updateTable("payments")
    .set({
      refund_due_cents: sql<number>`least(captured_cents, refund_due_cents + ${cents}::integer)`,
      refund_reason: reason,
    })
    .where("id", "=", paymentId)
    .whereRef("refunded_cents", "=", "refund_due_cents")
    .execute()
}

/** True if a refund of a payment was not confirmed by the gateway yet. */
export function hasPendingRefund(payment: Pick<Payment, "refunded_cents" | "refund_due_cents">) {
  return payment.refunded_cents < payment.refund_due_cents
}

/**
 * Marks an open payment for cancellation. The reconciliation calls the gateway after the
 * transaction.
 */
export async function saveCancelDue(trx: PaymentTrx, paymentId: number): Promise<void> {
  await trx
    .updateTable("payments")
    .set({ cancel_due: true })
    .where("id", "=", paymentId)
    .where("status", "in", ["waiting", "pending"])
    .execute()
}
