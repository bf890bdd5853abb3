import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { WireOrderSummary } from "#lib/contract/order.ts"
import { listOrderSummaries } from "./order-summaries.ts"

/** Returns a page of a customer's orders, newest first, without those cancelled before payment. */
export async function listInvoices(
  db: Kysely<Database>,
  userId: number,
  window: { limit: number; offset: number },
): Promise<{ data: WireOrderSummary[]; count: number }> {
  const own = db
    .selectFrom("orders")
    .where("user_id", "=", userId)
    .where((eb) => eb.or([eb("status", "!=", "cancelled"), eb("paid_at", "is not", null)]))
  const { count } = await own
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow()
  const orders = await own
    .selectAll()
    .orderBy("id", "desc")
    .limit(window.limit)
    .offset(window.offset)
    .execute()
  return { data: await listOrderSummaries(db, orders), count: Number(count) }
}
