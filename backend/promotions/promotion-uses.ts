import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"

/**
 * Returns how often a promotion was used, by all customers and by one customer, without that
 * customer's own unpaid order.
 */
export async function getPromotionUseCounts(
  db: Kysely<Database>,
  promotionId: number,
  userId: number | null,
): Promise<{ all: number; own: number }> {
  const { rows } = await sql<{ all: number; own: number }>`
    SELECT count(*)::integer AS all,
      (count(*) FILTER (WHERE used.user_id = ${userId}::integer))::integer AS own
    FROM promotion_uses used JOIN orders ON orders.id = used.order_id
    WHERE used.promotion_id = ${promotionId}
      AND NOT (used.user_id IS NOT DISTINCT FROM ${userId}::integer
        AND orders.status IN ('placed', 'awaiting_payment') AND orders.cart_id IS NOT NULL)`.execute(
    db,
  )
  return rows[0] ?? { all: 0, own: 0 }
}
