import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { invoiceSchema } from "#lib/contract/order.ts"
import type { Order } from "./order-summaries.ts"

/**
 * Returns the name in the order's address, otherwise the customer's name; empty if neither is
 * known.
 */
export async function getBuyerName(db: Kysely<Database>, order: Order): Promise<string> {
  const address = invoiceSchema.shape.address.parse(order.address)
  if (address !== null) return `${address.first_name} ${address.last_name}`.trim()
  const user = await db
    .selectFrom("users")
    .select(["first_name", "last_name"])
    .where("id", "=", order.user_id)
    .executeTakeFirst()
  return `${user?.first_name ?? ""} ${user?.last_name ?? ""}`.trim()
}
