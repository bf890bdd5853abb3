import { sql, type Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"

/** Updates a cart's last change, which postpones its expiry. */
export async function updateCartTimestamp(
  trx: Transaction<Database>,
  cartId: string,
): Promise<void> {
  await trx
    .updateTable("carts")
    .set({ updated_at: sql<Date>`now()` })
    .where("id", "=", cartId)
    .execute()
}
