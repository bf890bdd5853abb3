import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { WireTickets } from "#lib/contract/order.ts"
import { isPaidStatus } from "#lib/contract/rules/order-status.ts"
import { getBuyerName, type Order } from "./order-summaries.ts"
import { getSeller } from "./seller.ts"

/**
 * Returns the tickets of a paid order; null for an unpaid or refunded order and for one without
 * tickets.
 */
export async function getTickets(db: Kysely<Database>, order: Order): Promise<WireTickets | null> {
  if (!isPaidStatus(order.status)) return null
  const tickets = await listTickets(db, order.id)
  if (tickets.length === 0) return null
  const attendeeName = (await getBuyerName(db, order)) || order.email
  return { order_id: order.id, holder: attendeeName, tickets, seller: await getSeller(db) }
}

async function listTickets(db: Kysely<Database>, orderId: number): Promise<WireTickets["tickets"]> {
  const rows = await db
    .selectFrom("tickets")
    .innerJoin("order_lines", "order_lines.id", "tickets.order_line_id")
    .select(["tickets.id", "tickets.code", "tickets.number", "order_lines.qty as of"])
    .select(["product_name", "sku_name as name", "event_at", "event_place"])
    .where("order_id", "=", orderId)
    .orderBy("order_lines.id")
    .orderBy("tickets.number")
    .execute()
  return rows.map((row) => ({ ...row, event_at: row.event_at?.toISOString() ?? null }))
}
