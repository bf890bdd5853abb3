import { stringify } from "csv-stringify/sync"
import { type Kysely, sql } from "kysely"
import type { z } from "zod"
import { escapeFormula } from "#backend/catalogue-csv/csv-format.ts"
import type { Database } from "#backend/db/schema.ts"
import { listOrders } from "#backend/orders/admin-orders.ts"
import { buildAmount } from "#lib/contract/money.ts"
import { invoiceSchema } from "#lib/contract/order.ts"
import type { exportOrdersSchema } from "#lib/contract/order-work.ts"
import { shopTimeZone } from "#lib/contract/values/shop-time-zone.ts"

const pageSize = 500
const mostPages = 20

const columns = [
  "Order",
  "Status",
  "Placed",
  "Paid",
  "Total",
  "Items",
  "Email",
  "Name",
  "Pick-up",
  "Carrier",
  "Tracking number",
  "Payment problem",
  "Item names",
  "Discount",
  "Delivery charge",
  "GST",
  "Refunded",
  "Delivery type",
  "Delivery name",
  "Delivery address",
  "Suburb",
  "State",
  "Postcode",
]

/**
 * Returns the orders that match as a CSV file for spreadsheets, at most 10,000. Its times are those
 * of the shop: "2026-11-29 00:17".
 */
export async function exportOrders(
  db: Kysely<Database>,
  query: z.output<typeof exportOrdersSchema>,
  now: Date,
): Promise<{ name: string; mime: string; data: string }> {
  const rows: string[][] = []
  for (let page = 1; page <= mostPages; page += 1) {
    const { data } = await listOrders(db, { ...query, page, page_size: pageSize })
    const details = await listDetails(
      db,
      data.map(({ id }) => id),
    )
    rows.push(...data.map((order) => [...buildRow(order), ...(details.get(order.id) ?? [])]))
    if (data.length < pageSize) break
  }
  const cells = [columns, ...rows].map((row) => row.map(escapeFormula))
  // The byte order mark makes spreadsheets read UTF-8.
  const text = `\uFEFF${stringify(cells, { record_delimiter: "windows", quoted_match: "\n" })}`
  return {
    name: `orders-${formatTime(now).slice(0, 10)}.csv`,
    mime: "text/csv; charset=utf-8",
    data: Buffer.from(text).toString("base64"),
  }
}

type Row = Awaited<ReturnType<typeof listOrders>>["data"][number]

function buildRow(order: Row): string[] {
  return [
    String(order.id),
    order.status,
    formatTime(new Date(order.placed_at)),
    order.paid_at === null ? "" : formatTime(new Date(order.paid_at)),
    order.total_amount,
    String(order.item_count),
    order.email,
    order.buyer_name,
    order.is_pick_up ? "yes" : "no",
    order.carrier,
    order.tracking_number,
    order.payment_problem,
  ]
}

// Swedish formats times as "2026-11-29 00:17".
const shopTime = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: shopTimeZone,
})

function formatTime(time: Date): string {
  return shopTime.format(time)
}

const itemNames = sql<string | null>`(SELECT string_agg(
  product_name || CASE WHEN sku_name = '' THEN '' ELSE ' (' || sku_name || ')' END || ' × ' || qty,
  '; ' ORDER BY id) FROM order_lines WHERE order_id = orders.id)`

/** The money and the store credit that went back, as in the invoice. */
const refundedCents = sql<string>`coalesce(payments.refunded_cents, 0) +
  CASE WHEN orders.status = 'refunded' THEN least(orders.credit_cents, coalesce((SELECT
    sum(amount_cents) FROM credit_entries WHERE order_id = orders.id AND amount_cents > 0), 0))
  ELSE 0 END`

/** Returns the further cells of orders, by their ids. */
async function listDetails(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom("orders")
    .leftJoin("payments", "payments.id", "orders.payment_id")
    .select(["orders.id", "discount_cents", "shipping_cents", "tax_cents", "shipping_name"])
    .select(["address", itemNames.as("item_names"), refundedCents.as("refunded")])
    .where("orders.id", "in", ids)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      [
        row.item_names ?? "",
        buildAmount(row.discount_cents),
        buildAmount(row.shipping_cents),
        buildAmount(row.tax_cents),
        buildAmount(Number(row.refunded)),
        row.shipping_name,
        ...buildAddressCells(row.address),
      ],
    ]),
  )
}

function buildAddressCells(stored: unknown): string[] {
  const address = invoiceSchema.shape.address.parse(stored)
  if (address === null) return ["", "", "", "", ""]
  const { company, street_address: street, street_address_1: more, city, state, postcode } = address
  return [
    `${address.first_name} ${address.last_name}`.trim(),
    [company, street, more].filter((line) => line).join(", "),
    city,
    state,
    postcode,
  ]
}
