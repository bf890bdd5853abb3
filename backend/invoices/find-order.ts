import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { Order } from "./order-summaries.ts"

/** Access to an order: the customer that it belongs to, or the secret token from an email. */
export type OrderKey = { userId: number; id: number } | { token: string }

/** Returns the order that the key gives access to; null otherwise. */
export async function findOrder(db: Kysely<Database>, key: OrderKey): Promise<Order | null> {
  const orders = db.selectFrom("orders").selectAll()
  const order =
    "token" in key
      ? await orders.where("token", "=", key.token).executeTakeFirst()
      : await orders.where("id", "=", key.id).where("user_id", "=", key.userId).executeTakeFirst()
  return order ?? null
}
