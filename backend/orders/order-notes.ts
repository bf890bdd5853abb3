import type { Kysely } from "kysely"
import type { z } from "zod"
import type { Database } from "#backend/db/schema.ts"
import type { WireAdminOrder } from "#lib/contract/order.ts"
import type { addOrderNoteSchema } from "#lib/contract/order-work.ts"
import { type ChangedOrder, updateLockedOrder } from "./change-order.ts"
import type { OrderStepDeps } from "./order-parts.ts"

/**
 * Adds a note of an administrator to an order, which no customer sees; once for each idempotency key.
 * `userId` is null for the owner's token.
 */
export function handleOrderNote(
  deps: OrderStepDeps,
  { idempotency_key: key, ...input }: z.infer<typeof addOrderNoteSchema>,
  userId: number | null,
): Promise<ChangedOrder> {
  const { id, note } = input
  const request = { call: "sell/order/addNote", key, input }
  return updateLockedOrder(deps, { id, request }, async (trx, _order, now) => {
    await trx
      .insertInto("order_notes")
      .values({ order_id: id, user_id: userId, note, created_at: now })
      .execute()
    return { ok: true, value: null }
  })
}

/** Returns the notes on an order, oldest first. */
export async function listOrderNotes(
  db: Kysely<Database>,
  orderId: number,
): Promise<WireAdminOrder["notes"]> {
  const rows = await db
    .selectFrom("order_notes as n")
    .leftJoin("users", "users.id", "n.user_id")
    .select(["n.id", "n.note", "n.created_at", "users.first_name", "users.last_name"])
    .where("n.order_id", "=", orderId)
    .orderBy("n.id")
    .execute()
  return rows.map(({ id, note, created_at, first_name, last_name }) => ({
    id,
    note,
    author: [first_name, last_name].filter((name) => name).join(" "),
    at: created_at.toISOString(),
  }))
}
