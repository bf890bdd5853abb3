import type { Kysely, Selectable, Transaction } from "kysely"
import type { OrderLinesTable, OrdersTable } from "#backend/db/orders-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import { isOpenStatus } from "#lib/contract/rules/order-status.ts"

export type Order = Selectable<OrdersTable>
export type OrderLine = Selectable<OrderLinesTable>
export type OrderTrx = Transaction<Database>

/** True if an order awaits its payment. */
export function isOpenOrder({ status }: Pick<Order, "status">): boolean {
  return isOpenStatus(status)
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
