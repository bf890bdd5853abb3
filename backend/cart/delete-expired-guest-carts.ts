import { sql } from "kysely"
import type { Deps } from "#backend/deps.ts"

const atOnce = 500
const maxRounds = 20

/** Deletes guests' carts without a change since `before`, at most 10,000 per call. */
export async function deleteExpiredGuestCarts(
  { db }: Pick<Deps, "db">,
  before: Date,
): Promise<void> {
  for (let round = 0; round < maxRounds; round++) {
    const { numAffectedRows } = await sql`
      DELETE FROM carts WHERE id IN (
        SELECT id FROM carts WHERE user_id IS NULL AND updated_at < ${before}
        ORDER BY updated_at LIMIT ${atOnce} FOR UPDATE SKIP LOCKED)`.execute(db)
    if (numAffectedRows === undefined || numAffectedRows < BigInt(atOnce)) return
  }
}
