import { sql, type Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"

/** Notes that a cart is still in use. */
export async function touchCart(trx: Transaction<Database>, cartId: string): Promise<void> {
  await trx
    .updateTable("carts")
    .set({ updated_at: sql<Date>`now()` })
    .where("id", "=", cartId)
    .execute()
}
