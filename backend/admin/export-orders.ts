import { stringify } from "csv-stringify/sync"
import type { Kysely } from "kysely"
import type { z } from "zod"
import { escapeFormula } from "#backend/catalogue-csv/csv-format.ts"
import type { Database } from "#backend/db/schema.ts"
import { listOrders } from "#backend/orders/admin-orders.ts"
import type { exportOrdersSchema } from "#lib/contract/order-work.ts"

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
]

/** Returns the orders that match as a CSV file for spreadsheets, at most 10,000. */
export async function exportOrders(
  db: Kysely<Database>,
  query: z.output<typeof exportOrdersSchema>,
  now: Date,
): Promise<{ name: string; mime: string; data: string }> {
  const rows: string[][] = []
  for (let page = 1; page <= mostPages; page += 1) {
    const { data } = await listOrders(db, { ...query, page, page_size: pageSize })
    rows.push(...data.map(buildRow))
    if (data.length < pageSize) break
  }
  const cells = [columns, ...rows].map((row) => row.map(escapeFormula))
  // The byte order mark makes spreadsheets read UTF-8.
  const text = `\uFEFF${stringify(cells, { record_delimiter: "windows", quoted_match: "\n" })}`
  return {
    name: `orders-${now.toISOString().slice(0, 10)}.csv`,
    mime: "text/csv; charset=utf-8",
    data: Buffer.from(text).toString("base64"),
  }
}

type Row = Awaited<ReturnType<typeof listOrders>>["data"][number]

function buildRow(order: Row): string[] {
  return [
    String(order.id),
    order.status,
    order.placed_at,
    order.paid_at ?? "",
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
