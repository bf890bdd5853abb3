import { randomBytes } from "node:crypto"
import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { Payment, PaymentTrx } from "./payment-effects.ts"

/** Notes that something is to be paid. `reference` is its id in what `purpose` stands for. */
export function createPayment(
  trx: PaymentTrx,
  wish: {
    gateway: string
    purpose: string
    reference: string
    description: string
    /** From 0, which `settleFreePayment` settles. */
    amountCents: number
    returnPath: string
  },
): Promise<Payment> {
  return trx
    .insertInto("payments")
    .values({
      token: randomBytes(32).toString("base64url"),
      gateway: wish.gateway,
      purpose: wish.purpose,
      reference: wish.reference,
      description: wish.description,
      amount_cents: wish.amountCents,
      return_path: wish.returnPath,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const tokenPattern = /^[\w-]{32,200}$/

/** The payment with this token; null where there is none. */
export async function getPayment(db: Kysely<Database>, token: string): Promise<Payment | null> {
  if (!tokenPattern.test(token)) return null
  const row = await db
    .selectFrom("payments")
    .selectAll()
    .where("token", "=", token)
    .executeTakeFirst()
  return row ?? null
}

/** The payment as it stands now. Throws where it is gone. */
export function getPaymentById(db: Kysely<Database>, id: number): Promise<Payment> {
  return db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirstOrThrow()
}

/** Whether it can still be paid, or is on its way. */
export function isOpenPayment({ status }: Pick<Payment, "status">): boolean {
  return status === "waiting" || status === "pending"
}

/**
 * Notes that so much of what a payment took goes back, once: what is due already stays as it is. The
 * gateway is told after the transaction. `reason` is for the shop's own books.
 */
export async function markRefundDue(
  trx: PaymentTrx,
  paymentId: number,
  cents: number,
  reason: string,
): Promise<void> {
  await trx
    .updateTable("payments")
    .set({
      refund_due_cents: sql<number>`least(captured_cents, ${cents}::integer)`,
      refund_reason: reason,
    })
    .where("id", "=", paymentId)
    .where("refund_due_cents", "=", 0)
    .execute()
}

/** Notes that nobody is to pay it any more. The gateway is told after the transaction. */
export async function markCancelDue(trx: PaymentTrx, paymentId: number): Promise<void> {
  await trx
    .updateTable("payments")
    .set({ cancel_due: true })
    .where("id", "=", paymentId)
    .where("status", "in", ["waiting", "pending"])
    .execute()
}
