import type { Kysely, Selectable } from "kysely"
import { z } from "zod"
import {
  buildOptionalWireImage,
  type ImageLookup,
  listImageRows,
} from "#backend/catalogue/images.ts"
import type { OrderLinesTable } from "#backend/db/orders-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import { buildAmount } from "#lib/contract/money.ts"
import { invoiceSchema, type WireInvoice, type WireOrderSummary } from "#lib/contract/order.ts"
import { canCustomerCancel, orderStatuses } from "#lib/contract/rules/order-status.ts"
import { getBuyerName, listOrderSummaries, type Order } from "./order-summaries.ts"
import { getSeller } from "./seller.ts"

const addressSchema = invoiceSchema.shape.address

/**
 * Returns an order in full, as agreed at checkout, with its refunds. `payment_type` is the name of
 * the payment method; `refunded_amount` is the sum of refunded money and store credit.
 */
export async function getInvoiceOfOrder(db: Kysely<Database>, order: Order): Promise<WireInvoice> {
  const [summary] = await listOrderSummaries(db, [order])
  if (summary === undefined) throw new Error(`Order ${order.id} has no summary.`)
  const lines = await listInvoiceLines(db, order.id)
  const money = await getInvoiceMoney(db, order)
  const steps = await listSteps(db, order.id)
  const history = { steps, can_cancel: canCustomerCancel(order.status, summary.has_tickets) }
  const about = { buyer_name: await getBuyerName(db, order), lines, seller: await getSeller(db) }
  return { ...summary, ...buildTerms(order), ...buildAmounts(order, money), ...history, ...about }
}

function buildTerms(order: Order) {
  return {
    token: order.token,
    email: order.email,
    address: addressSchema.parse(order.address),
    is_pick_up: order.is_pick_up,
    arrives: buildArrival(order),
    shipping_name: order.shipping_name,
    note: order.note,
    promotion_code: order.promotion_code,
  }
}

/** Returns between which days an order was promised to arrive; null if no days were. */
export function buildArrival({
  arrives_from: from,
  arrives_to: to,
}: Order): WireInvoice["arrives"] {
  return from === null || to === null ? null : { from, to }
}

/** Returns the statuses that an order reached, oldest first; `awaiting_payment` is left out. */
export async function listSteps(
  db: Kysely<Database>,
  orderId: number,
): Promise<WireInvoice["steps"]> {
  const rows = await db
    .selectFrom("order_events")
    .select(["to_status", "created_at"])
    .where("order_id", "=", orderId)
    .where("to_status", "!=", "awaiting_payment")
    .orderBy("id")
    .execute()
  return rows.map(({ to_status, created_at }) => ({
    status: z.enum(orderStatuses).parse(to_status),
    at: created_at.toISOString(),
  }))
}

function buildAmounts(order: Order, money: InvoiceMoney) {
  return {
    subtotal: buildAmount(order.subtotal_cents),
    discount_amount: buildAmount(order.discount_cents),
    shipping_amount: buildAmount(order.shipping_cents),
    surcharge_amount: buildAmount(order.surcharge_cents),
    total_tax: buildAmount(order.tax_cents),
    credit_amount: buildAmount(order.credit_cents),
    payable_amount: buildAmount(order.total_cents - order.credit_cents),
    refunded_amount: buildAmount(money.refundedCents),
    payment_type: money.paymentType,
  }
}

/** The payment type and the refunds of an order. */
type InvoiceMoney = { paymentType: string; refundedCents: number }

/** Reads the payment and the store credit of an order. */
async function getInvoiceMoney(db: Kysely<Database>, order: Order): Promise<InvoiceMoney> {
  const payment =
    order.payment_id === null
      ? undefined
      : await db
          .selectFrom("payments")
          .select("refunded_cents")
          .where("id", "=", order.payment_id)
          .executeTakeFirst()
  return {
    paymentType: await getPaymentTypeName(db, order.payment_type),
    refundedCents: (payment?.refunded_cents ?? 0) + (await countCreditBack(db, order)),
  }
}

/** Returns the name of a payment type, or its code if the shop no longer has it. */
async function getPaymentTypeName(db: Kysely<Database>, code: string): Promise<string> {
  if (code === "") return ""
  const type = await db
    .selectFrom("payment_types")
    .select("name")
    .where("code", "=", code)
    .executeTakeFirst()
  return type?.name ?? code
}

/** Returns the cents of store credit that a refund returned; 0 unless the order is refunded. */
async function countCreditBack(db: Kysely<Database>, order: Order): Promise<number> {
  if (order.status !== "refunded") return 0
  const { cents } = await db
    .selectFrom("credit_entries")
    .select((eb) => eb.fn.sum<string | null>("amount_cents").as("cents"))
    .where("order_id", "=", order.id)
    .where("amount_cents", ">", 0)
    .executeTakeFirstOrThrow()
  return Math.min(Number(cents ?? 0), order.credit_cents)
}

type OrderLine = Selectable<OrderLinesTable>
type WireLine = WireInvoice["lines"][number]

const imageSize = { width: 300, aspect: "4x3" } as const
const addonsSchema = z.array(
  z.object({ name: z.string(), value: z.string(), price_cents: z.number().int() }),
)

/** Returns the order lines in cart order, each with its image at 4x3 and width 300. */
async function listInvoiceLines(db: Kysely<Database>, orderId: number): Promise<WireLine[]> {
  const rows = await db
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute()
  const imageOf = await listImageRows(
    db,
    rows.map(({ image_hash }) => image_hash),
  )
  return rows.map((row) => buildLine(row, imageOf))
}

function buildLine(row: OrderLine, imageOf: ImageLookup): WireLine {
  const addons = addonsSchema.parse(row.addons).map(({ price_cents: cents, ...addon }) => ({
    ...addon,
    price: buildAmount(cents),
  }))
  return {
    id: row.id,
    product_name: row.product_name,
    name: row.sku_name,
    sku_code: row.sku_code,
    addons,
    qty: row.qty,
    price: buildAmount(row.unit_cents),
    subtotal: buildAmount(row.unit_cents * row.qty),
    image: buildOptionalWireImage(imageOf(row.image_hash), imageSize),
    is_ticket: row.is_ticket,
  }
}

/** Returns a page of a customer's orders, newest first, without those cancelled before payment. */
export async function listInvoices(
  db: Kysely<Database>,
  userId: number,
  window: { limit: number; offset: number },
): Promise<{ data: WireOrderSummary[]; count: number }> {
  const own = db
    .selectFrom("orders")
    .where("user_id", "=", userId)
    .where((eb) => eb.or([eb("status", "!=", "cancelled"), eb("paid_at", "is not", null)]))
  const { count } = await own
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow()
  const orders = await own
    .selectAll()
    .orderBy("id", "desc")
    .limit(window.limit)
    .offset(window.offset)
    .execute()
  return { data: await listOrderSummaries(db, orders), count: Number(count) }
}
