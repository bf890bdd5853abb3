import type { Kysely } from "kysely"
import type { z } from "zod"
import type { Database } from "#backend/db/schema.ts"
import { withVersion } from "#backend/http/record-version.ts"
import { getInvoiceOfOrder } from "#backend/invoices/invoices.ts"
import { listOrderSummaries } from "#backend/invoices/order-summaries.ts"
import { buildAmount } from "#lib/contract/money.ts"
import type { orderListQuerySchema, WireAdminOrder, WireOrderSummary } from "#lib/contract/order.ts"
import type { Order } from "./order.ts"

type Listed = WireOrderSummary & { user_id: number; email: string }

/** Returns a page of all orders, newest first, of one status or of all. */
export async function listOrders(
  db: Kysely<Database>,
  { status, page, page_size: size }: z.infer<typeof orderListQuerySchema>,
): Promise<{ data: Listed[]; count: number }> {
  const wanted = db
    .selectFrom("orders")
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? "placed"))
  const { count } = await wanted
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow()
  const orders = await wanted
    .selectAll()
    .orderBy("id", "desc")
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const summaries = await listOrderSummaries(db, orders)
  const byId = new Map(orders.map((order) => [order.id, order]))
  const data = summaries.flatMap((summary) => {
    const order = byId.get(summary.id)
    return order ? [{ ...summary, user_id: order.user_id, email: order.email }] : []
  })
  return { data, count: Number(count) }
}

/** Returns an order with its history, payment and refunds; null if there is none. */
export async function getAdminOrder(
  db: Kysely<Database>,
  id: number,
): Promise<WireAdminOrder | null> {
  const order = await db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst()
  if (order === undefined) return null
  return withVersion({
    ...(await getInvoiceOfOrder(db, order)),
    user_id: order.user_id,
    cancel_reason: order.cancel_reason,
    marketing: order.marketing,
    events: await listEvents(db, id),
    payment: await getOrderPayment(db, order),
  })
}

async function listEvents(db: Kysely<Database>, id: number): Promise<WireAdminOrder["events"]> {
  const rows = await db
    .selectFrom("order_events")
    .selectAll()
    .where("order_id", "=", id)
    .orderBy("id")
    .execute()
  return rows.map((row) => ({
    from: row.from_status,
    to: row.to_status,
    actor: row.actor,
    note: row.note,
    at: row.created_at.toISOString(),
  }))
}

async function getOrderPayment(
  db: Kysely<Database>,
  order: Order,
): Promise<WireAdminOrder["payment"]> {
  if (order.payment_id === null) return null
  const payment = await db
    .selectFrom("payments")
    .selectAll()
    .where("id", "=", order.payment_id)
    .executeTakeFirst()
  if (payment === undefined) return null
  return {
    id: payment.id,
    gateway: payment.gateway,
    reference: payment.gateway_reference ?? "",
    status: payment.status,
    captured: buildAmount(payment.captured_cents),
    refunded: buildAmount(payment.refunded_cents),
    trouble: payment.trouble,
  }
}
