import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely"
import type { z } from "zod"
import type { Database } from "#backend/db/schema.ts"
import { withVersion } from "#backend/http/record-version.ts"
import { getInvoiceOfOrder } from "#backend/invoices/invoices.ts"
import { listOrderSummaries } from "#backend/invoices/order-summaries.ts"
import { buildPattern } from "#backend/models/record-listing.ts"
import { buildAmount } from "#lib/contract/money.ts"
import type { orderListQuerySchema, WireAdminOrder, WireOrderSummary } from "#lib/contract/order.ts"
import type { Order } from "./order.ts"
import { listOrderNotes } from "./order-notes.ts"
import { getOrderParts } from "./order-quantities.ts"

type Query = z.output<typeof orderListQuerySchema>
type Listed = WireOrderSummary & {
  user_id: number
  email: string
  buyer_name: string
  is_pick_up: boolean
  payment_problem: string
}

const sortColumns = {
  id: "orders.id",
  placed_at: "orders.placed_at",
  paid_at: "orders.paid_at",
  total_amount: "orders.total_cents",
  email: "orders.email",
  status: "orders.status",
} as const satisfies Record<Query["sort"], string>

/** Returns a page of all orders that match, newest first if not requested otherwise. */
export async function listOrders(
  db: Kysely<Database>,
  query: Query,
): Promise<{ data: Listed[]; count: number }> {
  const { page, page_size: size, sort, order: direction } = query
  const wanted = db
    .selectFrom("orders")
    .leftJoin("payments", "payments.id", "orders.payment_id")
    .where(buildCondition(query))
  const { count } = await wanted
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow()
  const orders = await wanted
    .selectAll("orders")
    .select("payments.trouble")
    .select(buyerName.as("buyer_name"))
    .orderBy(sortColumns[sort], (by) => (direction === "asc" ? by.asc() : by.desc()).nullsLast())
    .orderBy("orders.id", direction)
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const summaries = await listOrderSummaries(db, orders)
  const byId = new Map(orders.map((order) => [order.id, order]))
  const data = summaries.flatMap((summary) => {
    const order = byId.get(summary.id)
    if (order === undefined) return []
    const { user_id, email, buyer_name, is_pick_up, trouble } = order
    return [{ ...summary, user_id, email, buyer_name, is_pick_up, payment_problem: trouble ?? "" }]
  })
  return { data, count: Number(count) }
}

const buyerName = sql<string>`trim(concat_ws(' ', orders.address->>'first_name',
  orders.address->>'last_name'))`
const searchedText = sql`concat_ws(' ', orders.email, orders.address->>'first_name',
  orders.address->>'last_name', orders.address->>'street_address', orders.address->>'city',
  orders.address->>'postcode', orders.tracking_number)`

function buildCondition(query: Query): RawBuilder<SqlBool> {
  const { status, statuses, user_id, from, until, is_pick_up, has_payment_problem } = query
  const wanted = statuses ?? (status === undefined ? undefined : [status])
  const conditions = [
    buildSearch(query.search),
    ...(wanted ? [sql`orders.status = ANY(${wanted}::text[])`] : []),
    ...(user_id === undefined ? [] : [sql`orders.user_id = ${user_id}`]),
    ...(from === undefined ? [] : [sql`orders.placed_at >= ${from}`]),
    ...(until === undefined ? [] : [sql`orders.placed_at < ${until}`]),
    ...(is_pick_up === undefined ? [] : [sql`orders.is_pick_up = ${is_pick_up}`]),
    ...(has_payment_problem ? [sql`payments.trouble <> ''`] : []),
  ]
  return sql<SqlBool>`${sql.join(conditions, sql` AND `)}`
}

function buildSearch(search: string): RawBuilder<unknown> {
  const words = search.split(/\s+/).filter((word) => word !== "")
  if (words.length === 0) return sql`true`
  const each = words.slice(0, 8).map((word) => sql`${searchedText} ILIKE ${buildPattern(word)}`)
  const id = /^#?(\d{1,9})$/.exec(search)?.[1]
  const byId = id === undefined ? sql`false` : sql`orders.id = ${Number(id)}`
  return sql`(${byId} OR (${sql.join(each, sql` AND `)}))`
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
    ...(await getOrderParts(db, id)),
    notes: await listOrderNotes(db, id),
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
    refund_due: buildAmount(payment.refund_due_cents),
    trouble: payment.trouble,
  }
}
