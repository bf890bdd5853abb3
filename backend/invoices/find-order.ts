import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { Order } from "./order-summaries.ts"

/** Who may see an order: the customer it belongs to, or whoever has the token from a mail. */
export type OrderKey = { userId: number; id: number } | { token: string }

/** The order that this key opens; null for everybody else's. */
export async function findOrder(db: Kysely<Database>, key: OrderKey): Promise<Order | null> {
  const orders = db.selectFrom("orders").selectAll()
  const order =
    "token" in key
      ? await orders.where("token", "=", key.token).executeTakeFirst()
      : await orders.where("id", "=", key.id).where("user_id", "=", key.userId).executeTakeFirst()
  return order ?? null
}
