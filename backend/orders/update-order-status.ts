import type { Updateable } from "kysely"
import type { OrdersTable } from "#backend/db/orders-schema.ts"
import { canBecome, type OrderStatus } from "#lib/contract/rules/order-status.ts"
import type { Order, OrderTrx } from "./order.ts"

/** The actor that caused a status transition. */
export type OrderActor = "customer" | "payment" | "time" | "administrator"

/** A status transition for the order's history; `set` is written along with the status. */
export type OrderStep = {
  actor: OrderActor
  note?: string
  now: Date
  set?: Omit<Updateable<OrdersTable>, "id" | "status">
}

/**
 * Moves an order from one status to another and adds the transition to its history: the only way to
 * do so. The order must be locked. Throws if the transition is not allowed.
 */
export async function updateOrderStatus(
  trx: OrderTrx,
  order: Pick<Order, "id" | "status">,
  to: OrderStatus,
  { actor, note = "", now, set = {} }: OrderStep,
): Promise<Order> {
  if (!canBecome(order.status, to)) {
    throw new Error(`Order ${order.id} is ${order.status} and cannot become ${to}.`)
  }
  const moved = await trx
    .updateTable("orders")
    .set({ ...set, status: to })
    .where("id", "=", order.id)
    .where("status", "=", order.status)
    .returningAll()
    .executeTakeFirstOrThrow()
  await saveOrderEvent(trx, order.id, { from: order.status, to, actor, note, now })
  return moved
}

/** Adds an event to an order's history. The first one goes from "" to "placed". */
export async function saveOrderEvent(
  trx: OrderTrx,
  orderId: number,
  step: { from: string; to: OrderStatus; actor: OrderActor; note: string; now: Date },
): Promise<void> {
  await trx
    .insertInto("order_events")
    .values({
      order_id: orderId,
      from_status: step.from,
      to_status: step.to,
      actor: step.actor,
      note: step.note,
      created_at: step.now,
    })
    .execute()
}
