import { type Kysely, type Selectable, sql } from "kysely"
import { buildOptionalWireImage, listImageRows } from "#backend/catalogue/images.ts"
import type { OrdersTable } from "#backend/db/orders-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import { buildAmount } from "#lib/contract/money.ts"
import { invoiceSchema, type WireOrderSummary } from "#lib/contract/order.ts"
import type { PaymentStatus } from "#lib/contract/payment.ts"
import { isOpenStatus, isPaidStatus } from "#lib/contract/rules/order-status.ts"

export type Order = Selectable<OrdersTable>

type Counts = { itemCount: number; ticketCount: number }

const none: Counts = { itemCount: 0, ticketCount: 0 }
const imageSize = { width: 300, aspect: "4x3" } as const
const mostImages = 2

/** Returns the summaries of orders for lists. `has_tickets`: there are valid tickets. */
export async function listOrderSummaries(
  db: Kysely<Database>,
  orders: readonly Order[],
): Promise<WireOrderSummary[]> {
  const ids = orders.map(({ id }) => id)
  const [counts, images, payments] = await Promise.all([
    countItems(db, ids),
    listImages(db, ids),
    listLastPayments(db, orders),
  ])
  return orders.map((order) => ({
    ...buildSummary(order, counts.get(order.id) ?? none),
    unpaid: buildUnpaid(order, payments.get(order.id) ?? "waiting"),
    images: images.get(order.id) ?? [],
  }))
}

async function countItems(
  db: Kysely<Database>,
  orderIds: readonly number[],
): Promise<Map<number, Counts>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom("order_lines")
    .select((eb) => [
      "order_id",
      eb.fn.sum<string>("qty").as("items"),
      sql<string>`coalesce(sum((SELECT count(*) FROM tickets
        WHERE order_line_id = order_lines.id)), 0)`.as("tickets"),
    ])
    .where("order_id", "in", orderIds)
    .groupBy("order_id")
    .execute()
  return new Map(
    rows.map((row) => [
      row.order_id,
      { itemCount: Number(row.items), ticketCount: Number(row.tickets) },
    ]),
  )
}

/** Returns the status of the last payment of each unpaid order. */
async function listLastPayments(
  db: Kysely<Database>,
  orders: readonly Order[],
): Promise<Map<number, PaymentStatus>> {
  const ids = orders.filter(({ status }) => isOpenStatus(status)).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom("orders")
    .innerJoin("payments", "payments.id", "orders.payment_id")
    .select(["orders.id", "payments.status"])
    .where("orders.id", "in", ids)
    .execute()
  return new Map(rows.map(({ id, status }) => [id, status]))
}

function buildUnpaid(order: Order, payment: PaymentStatus): WireOrderSummary["unpaid"] {
  if (!isOpenStatus(order.status) || payment === "paid") return null
  const isHeld = order.stock_state === "reserved"
  return {
    last_payment: payment,
    held_until: isHeld ? order.reserved_until.toISOString() : null,
  }
}

/** Returns the first images of each order, at 4x3 and width 300. */
async function listImages(
  db: Kysely<Database>,
  orderIds: readonly number[],
): Promise<Map<number, WireOrderSummary["images"]>> {
  if (orderIds.length === 0) return new Map()
  const lines = await db
    .selectFrom("order_lines")
    .select(["order_id", "image_hash"])
    .where("order_id", "in", orderIds)
    .orderBy("id")
    .execute()
  const imageOf = await listImageRows(
    db,
    lines.map(({ image_hash }) => image_hash),
  )
  const listOf = (id: number) => {
    const own = lines.filter(({ order_id }) => order_id === id)
    const hashes = [...new Set(own.map(({ image_hash }) => image_hash))]
    const images = hashes.flatMap((hash) => buildOptionalWireImage(imageOf(hash), imageSize) ?? [])
    return images.slice(0, mostImages)
  }
  return new Map(orderIds.map((id) => [id, listOf(id)]))
}

function buildSummary(
  order: Order,
  { itemCount, ticketCount }: Counts,
): Omit<WireOrderSummary, "images" | "unpaid"> {
  return {
    id: order.id,
    status: order.status,
    placed_at: order.placed_at.toISOString(),
    paid_at: order.paid_at?.toISOString() ?? null,
    total_amount: buildAmount(order.total_cents),
    item_count: itemCount,
    has_tickets: ticketCount > 0 && isPaidStatus(order.status),
    carrier: order.carrier,
    tracking_number: order.tracking_number,
  }
}

/** Access to an order: the customer that it belongs to, or the secret token from an email. */
export type OrderKey = { userId: number; id: number } | { token: string }

/** Returns the order that the key gives access to; null otherwise. */
export async function findOrder(db: Kysely<Database>, key: OrderKey): Promise<Order | null> {
  const orders = db.selectFrom("orders").selectAll()
  const order =
    "token" in key
      ? await orders.where("token", "=", key.token).executeTakeFirst()
      : await orders.where("id", "=", key.id).where("user_id", "=", key.userId).executeTakeFirst()
  return order ?? null
}

/**
 * Returns the name in the order's address, otherwise the customer's name; empty if neither is
 * known.
 */
export async function getBuyerName(db: Kysely<Database>, order: Order): Promise<string> {
  const address = invoiceSchema.shape.address.parse(order.address)
  if (address !== null) return `${address.first_name} ${address.last_name}`.trim()
  const user = await db
    .selectFrom("users")
    .select(["first_name", "last_name"])
    .where("id", "=", order.user_id)
    .executeTakeFirst()
  return `${user?.first_name ?? ""} ${user?.last_name ?? ""}`.trim()
}
