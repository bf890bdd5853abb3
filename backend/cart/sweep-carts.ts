import { sql } from "kysely"
import type { Deps } from "#backend/deps.ts"

/** A guest's cart that nobody has changed for so long is forgotten. */
const guestCartMs = 60 * 86_400_000

const atOnce = 500
const mostRounds = 20

/** Forgets guests' carts that nobody has changed for 60 days, up to 10,000 at a time. */
export async function sweepCarts({ db, now }: Deps): Promise<void> {
  const oldest = new Date(now().getTime() - guestCartMs)
  for (let round = 0; round < mostRounds; round++) {
    const { numAffectedRows } = await sql`
      DELETE FROM carts WHERE id IN (
        SELECT id FROM carts WHERE user_id IS NULL AND updated_at < ${oldest}
        ORDER BY updated_at LIMIT ${atOnce} FOR UPDATE SKIP LOCKED)`.execute(db)
    if (numAffectedRows === undefined || numAffectedRows < BigInt(atOnce)) return
  }
}
