import { sql } from "kysely"
import type { Deps } from "#backend/deps.ts"
import { findHoldLimit, type HoldLimit, type HoldParty, longestHoldMemoryMs } from "./hold-limit.ts"
import type { Order, OrderTrx } from "./order.ts"
import type { OrderParts, OrderStepDeps } from "./order-parts.ts"
import { buildAddressDigest } from "./order-terms.ts"
import type { NewOrder } from "./save-order.ts"

/** Returns the party that the stock of an order is reserved for. */
export function buildHoldParty(
  { keys }: OrderParts,
  { userId, network, checkout }: Pick<NewOrder, "userId" | "network" | "checkout">,
): HoldParty {
  const { address, option } = checkout
  const isSent = address !== null && option?.isPickUp === false
  return { userId, network, address: isSent ? buildAddressDigest(address, keys.digest) : "" }
}

/**
 * Returns the limit that this party has reached with its closed unpaid holds and, if `orderId` is
 * set, with that order's current hold. Null if stock may be reserved.
 */
export async function findReachedHoldLimit(
  trx: OrderTrx,
  deps: Pick<OrderStepDeps, "now" | "orders">,
  { network, address, userId }: HoldParty,
  orderId = 0,
): Promise<HoldLimit | null> {
  const now = deps.now()
  const rows = await trx
    .selectFrom("stock_holds")
    .selectAll()
    .where((eb) => eb.or([eb("held_until", "is not", null), eb("order_id", "=", orderId)]))
    .where((eb) =>
      eb.or([
        eb("user_id", "=", userId),
        eb.and([eb("network", "=", network), eb("network", "<>", "")]),
        eb.and([eb("address", "=", address), eb("address", "<>", "")]),
      ]),
    )
    .execute()
  const holds = rows.map((row) => ({
    userId: row.user_id,
    network: row.network,
    address: row.address,
    from: row.held_from,
    until: row.held_until ?? now,
  }))
  const holdMs = deps.orders.reservationMs
  return findHoldLimit(holds, { userId, network, address }, { holdMs, now })
}

/** Saves that stock is reserved for an order from now on. */
export async function startStockHold(
  trx: OrderTrx,
  { id, placed_at: from }: Pick<Order, "id" | "placed_at">,
  { userId, network, address }: HoldParty,
): Promise<void> {
  await trx
    .insertInto("stock_holds")
    .values({ order_id: id, user_id: userId, network, address, held_from: from })
    .execute()
}

/** Saves that the stock of an unpaid order is released. */
export async function closeStockHold(trx: OrderTrx, orderId: number, now: Date): Promise<void> {
  await trx
    .updateTable("stock_holds")
    .set({ held_until: now })
    .where("order_id", "=", orderId)
    .where("held_until", "is", null)
    .execute()
}

/** Deletes the hold of a paid order. */
export async function deleteStockHold(trx: OrderTrx, orderId: number): Promise<void> {
  await trx.deleteFrom("stock_holds").where("order_id", "=", orderId).execute()
}

/** Deletes holds that count towards no limit any more. */
export async function deleteExpiredStockHolds({
  db,
  now,
}: Pick<Deps, "db" | "now">): Promise<void> {
  const before = new Date(now().getTime() - longestHoldMemoryMs)
  await sql`DELETE FROM stock_holds
    WHERE coalesce(held_until, held_from) < ${before}`.execute(db)
}
