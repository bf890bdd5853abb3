import { sql } from "kysely"
import type { Deps } from "#backend/deps.ts"

/** Sales records are retained for five years (Taxation Administration Act 1953, Sch 1 s 382-5). */
export const recordYears = 5

/** From this total on, a tax invoice names its buyer (GST Act 1999, s 29-70). */
export const namedFromCents = 100_000

/** Placeholder for the name and email domain of an erased customer. */
export const erased = { first: "Erased", last: "customer", domain: "erased.invalid" } as const

/** Returns the placeholder email address of an erased customer; it cannot receive email. */
export function buildErasedEmail(userId: number): string {
  return `customer-${userId}@${erased.domain}`
}

/** True if an order must retain its buyer's name after erasure. */
export function isBuyerNameRequired(
  order: { total_cents: number; placed_at: Date; paid_at: Date | null },
  now: Date,
): boolean {
  const isInvoice = order.paid_at !== null && order.total_cents >= namedFromCents
  return isInvoice && order.placed_at > buildOldestRecord(now)
}

/** Removes the names of erased customers from invoices after the retention period. */
export async function deleteExpiredBuyerNames({
  db,
  now,
}: Pick<Deps, "db" | "now">): Promise<void> {
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
