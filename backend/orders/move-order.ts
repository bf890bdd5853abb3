import type { Updateable } from "kysely"
import type { OrdersTable } from "#backend/db/orders-schema.ts"
import { canBecome, type OrderStatus } from "#lib/contract/order-status.ts"
import type { Order, OrderTrx } from "./order.ts"

/** Who takes a step of an order. */
export type OrderActor = "customer" | "payment" | "time" | "administrator"

/** A step of an order, for its history; `set` is what is written along with the status. */
export type OrderStep = {
  actor: OrderActor
  note?: string
  now: Date
  set?: Omit<Updateable<OrdersTable>, "id" | "status">
}

/**
 * Takes an order from one status to another and notes it in its history: the only way to do so. The
 * order must be locked. Throws where the order may not go there.
 */
export async function moveOrder(
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
  await noteStep(trx, order.id, { from: order.status, to, actor, note, now })
  return moved
}

/** Adds a step to an order's history. An order begins with one from nothing to "placed". */
export async function noteStep(
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
