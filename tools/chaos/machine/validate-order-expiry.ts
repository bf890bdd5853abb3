import { sql } from "kysely"
import { cancelReasons } from "#backend/orders/cancel-order.ts"
import { eventually } from "#tests/support/eventually.ts"
import type { MachineShop } from "./machine-shop.ts"

/** The expiry job runs once a minute. */
const withinMs = 130_000

/**
 * Validates that the one unpaid order past its deadline is cancelled, and none before its deadline;
 * lists the errors.
 */
export async function validateOrderExpiry(
  { db }: MachineShop,
  afterOrder: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`
    UPDATE orders SET reserved_until = clock_timestamp() - interval '1 second' WHERE id = (
      SELECT max(id) FROM orders WHERE id > ${afterOrder} AND status = 'awaiting_payment')
    RETURNING id`.execute(db)
  const due = rows[0]?.id
  if (due === undefined) return ["no order was left unpaid"]
  const listGone = async () => {
    const gone = await db
      .selectFrom("orders")
      .select("id")
      .where("id", ">", afterOrder)
      .where("status", "=", "cancelled")
      // A customer's next order replaces one that was left unpaid.
      .where("cancel_reason", "=", cancelReasons.expired)
      .execute()
    return gone.map(({ id }) => id)
  }
  return eventually(withinMs, async () => {
    const gone = await listGone()
    const early = gone.filter((id) => id !== due)
    if (early.length > 0) return [`${early.length} orders were let go before their time`]
    if (gone.length === 0) throw new Error("none")
    return []
  }).catch(() => [`an order was not let go ${withinMs / 1000} s after its time`])
}
