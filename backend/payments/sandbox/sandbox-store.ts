import { randomBytes } from "node:crypto"
import { type Kysely, type Selectable, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { SandboxSessionsTable } from "#backend/db/selling-schema.ts"
import type { PaymentRequest } from "../payment-gateway.ts"
import type { SandboxDecision } from "./sandbox-decision.ts"
import { saveSandboxEvent } from "./sandbox-events.ts"

export type SandboxSession = Selectable<SandboxSessionsTable>

const sessionMs = 30 * 60_000
const wordPattern = /^[\w-]{1,200}$/

/** Returns the session of a payment, created on the first call. */
export async function openCheckoutSession(
  db: Kysely<Database>,
  payment: PaymentRequest,
  now: Date,
): Promise<SandboxSession> {
  await db
    .insertInto("sandbox_sessions")
    .values({
      reference: `practice_${randomBytes(16).toString("base64url")}`,
      token: payment.token,
      description: payment.description,
      amount_cents: payment.amountCents,
      currency: payment.currency,
      return_address: payment.returnAddress,
      payer_email: payment.email,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("token").doNothing())
    .execute()
  return db
    .selectFrom("sandbox_sessions")
    .selectAll()
    .where("token", "=", payment.token)
    .executeTakeFirstOrThrow()
}

/** Returns the current session with this reference or token; null if there is none. */
export async function getCheckoutSession(
  db: Kysely<Database>,
  by: { reference: string } | { token: string },
  now: Date,
): Promise<SandboxSession | null> {
  const [column, word] =
    "token" in by ? (["token", by.token] as const) : (["reference", by.reference] as const)
  if (!wordPattern.test(word)) return null
  const find = () =>
    db.selectFrom("sandbox_sessions").selectAll().where(column, "=", word).executeTakeFirst()
  const session = await find()
  if (session === undefined) return null
  const isOver = now.getTime() - session.created_at.getTime() >= sessionMs
  if (session.status === "pending") await updatePendingSessions(db, now, session.reference)
  else if (session.status === "open" && isOver) await close(db, session.reference, "expired")
  else return session
  return (await find()) ?? null
}

/** Cancels an open session, so that it can no longer be paid. */
export function closeSession(db: Kysely<Database>, reference: string): Promise<void> {
  return close(db, reference, "cancelled")
}

async function close(
  db: Kysely<Database>,
  reference: string,
  status: "cancelled" | "expired",
): Promise<void> {
  await db
    .updateTable("sandbox_sessions")
    .set({ status })
    .where("reference", "=", reference)
    .where("status", "=", "open")
    .execute()
}

/** Saves the payer's decision, and the webhooks about it. The first decision counts. */
export function saveDecision(
  db: Kysely<Database>,
  session: SandboxSession,
  input: { decision: SandboxDecision; email: string; now: Date },
): Promise<void> {
  const { decision, email, now } = input
  const { status, tellings, webhookDelayMs, paysAfterMs } = decision
  return db.transaction().execute(async (trx) => {
    const decided = await trx
      .updateTable("sandbox_sessions")
      .set({
        status,
        captured_cents: status === "paid" ? session.amount_cents : 0,
        pays_at: status === "pending" ? new Date(now.getTime() + paysAfterMs) : null,
        payer_email: session.payer_email || email,
      })
      .where("reference", "=", session.reference)
      .where("status", "=", "open")
      .returning("reference")
      .executeTakeFirst()
    if (decided === undefined || tellings === 0) return
    const dueAt = new Date(now.getTime() + webhookDelayMs)
    await saveSandboxEvent(trx, session.reference, { dueAt, tellings })
  })
}

/** Simulates the bank: marks due pending payments as paid, of one session or of all. */
export function updatePendingSessions(
  db: Kysely<Database>,
  now: Date,
  reference: string | null,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const due = trx
      .updateTable("sandbox_sessions")
      .set((eb) => ({ status: "paid" as const, captured_cents: eb.ref("amount_cents") }))
      .where("status", "=", "pending")
      .where("pays_at", "<=", now)
      .returning("reference")
    const paid = await (reference === null ? due : due.where("reference", "=", reference)).execute()
    for (const each of paid)
      await saveSandboxEvent(trx, each.reference, { dueAt: now, tellings: 1 })
  })
}

/** Refunds money, once per key. Throws if more than the captured amount would be refunded. */
export function createSandboxRefund(
  db: Kysely<Database>,
  refund: { reference: string; amountCents: number; key: string },
): Promise<void> {
  const { reference, amountCents, key } = refund
  return db.transaction().execute(async (trx) => {
    const noted = await trx
      .insertInto("sandbox_refunds")
      .values({ key, reference, amount_cents: amountCents })
      .onConflict((conflict) => conflict.doNothing())
      .returning("key")
      .executeTakeFirst()
    if (noted === undefined) return
    await trx
      .updateTable("sandbox_sessions")
      .set({ refunded_cents: sql<number>`refunded_cents + ${amountCents}::integer` })
      .where("reference", "=", reference)
      .execute()
  })
}
