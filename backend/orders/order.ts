import type { Kysely, Selectable, Transaction } from "kysely"
import type { OrderLinesTable, OrdersTable } from "#backend/db/orders-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import type { OrderStatus } from "#lib/contract/order-status.ts"

export type Order = Selectable<OrdersTable>
export type OrderLine = Selectable<OrderLinesTable>
export type OrderTrx = Transaction<Database>

/** The statuses of an order that can still be paid. */
export const openStatuses = ["placed", "awaiting_payment"] as const satisfies readonly OrderStatus[]

/** True if an order awaits its payment. */
export function isOpenOrder({ status }: Pick<Order, "status">): boolean {
  return status === "placed" || status === "awaiting_payment"
}

/** Returns the order lines in cart order. */
export function listOrderLines(db: Kysely<Database>, orderId: number): Promise<OrderLine[]> {
  return db
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute()
}
