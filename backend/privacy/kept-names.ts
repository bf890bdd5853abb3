import { sql } from "kysely"
import type { Deps } from "#backend/deps.ts"

/** Records of sales are kept for five years (Taxation Administration Act 1953, Sch 1 s 382-5). */
export const recordYears = 5

/** From this total on a tax invoice names its buyer (GST Act 1999, s 29-70). */
export const namedFromCents = 100_000

/** What stands for somebody who was erased. */
export const erased = { first: "Erased", last: "customer", domain: "erased.invalid" } as const

/** The address that stands for a customer who was erased; nothing can be sent to it. */
export function buildErasedEmail(userId: number): string {
  return `customer-${userId}@${erased.domain}`
}

/** Whether an order has to go on naming its buyer, though the buyer was erased. */
export function mustNameBuyer(
  order: { total_cents: number; placed_at: Date; paid_at: Date | null },
  now: Date,
): boolean {
  const isInvoice = order.paid_at !== null && order.total_cents >= namedFromCents
  return isInvoice && order.placed_at > buildOldestRecord(now)
}

/** Takes the names of erased customers off invoices that need no longer be kept. */
export async function sweepKeptNames({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  const name = JSON.stringify({ first_name: erased.first, last_name: erased.last, company: "" })
  await sql`UPDATE orders SET address = address || ${name}::jsonb
    WHERE email LIKE ${`%@${erased.domain}`} AND placed_at < ${buildOldestRecord(now())}
      AND address ->> 'first_name' <> ${erased.first}`.execute(db)
}

function buildOldestRecord(now: Date): Date {
  const oldest = new Date(now)
  oldest.setUTCFullYear(oldest.getUTCFullYear() - recordYears)
  return oldest
}
