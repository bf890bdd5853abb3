import { randomBytes } from "node:crypto"
import type { Kysely, Selectable, Transaction } from "kysely"
import type { PaymentsTable } from "#backend/db/payments-schema.ts"
import type { Database } from "#backend/db/schema.ts"

export type Payment = Selectable<PaymentsTable>

type Trx = Transaction<Database>

/** What follows once something is paid, in the transaction that notes it, by purpose. */
export type PaidEffects = Record<string, (trx: Trx, payment: Payment) => Promise<void>>

/** Notes that something is to be paid. `reference` is its id in what `purpose` stands for. */
export function createPayment(
  trx: Trx,
  wish: {
    gateway: string
    purpose: string
    reference: string
    description: string
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

/** The payment with this token; null where there is none. */
export async function getPayment(db: Kysely<Database>, token: string): Promise<Payment | null> {
  const row = await db
    .selectFrom("payments")
    .selectAll()
    .where("token", "=", token)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Settles a payment that still waits, with all that follows from it, and gives it as it now stands:
 * a payment that was settled before stays as it was. Null where there is none.
 */
export function settlePayment(
  db: Kysely<Database>,
  token: string,
  parts: { outcome: "paid" | "declined"; now: Date; effects: PaidEffects },
): Promise<Payment | null> {
  return db.transaction().execute(async (trx) => {
    const settled = await trx
      .updateTable("payments")
      .set({ status: parts.outcome, settled_at: parts.now })
      .where("token", "=", token)
      .where("status", "=", "waiting")
      .returningAll()
      .executeTakeFirst()
    if (settled === undefined) return getPayment(trx, token)
    if (settled.status === "paid") await parts.effects[settled.purpose]?.(trx, settled)
    return settled
  })
}

/** Whether a payment was made, by its token; `payment` is null where nobody knows it. */
export async function checkPaid(
  db: Kysely<Database>,
  token: string,
): Promise<{ success: boolean; payment: { id: number } | null }> {
  const payment = await getPayment(db, token)
  return { success: payment?.status === "paid", payment: payment && { id: payment.id } }
}
