import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { buildAmount } from "#lib/contract/money.ts"
import type { WireAdminOrder } from "#lib/contract/order.ts"
import type { OrderLine } from "./order.ts"

type Db = Kysely<Database>

/** Quantities of an order's lines, by line id. */
export type LineQuantities = ReadonlyMap<number, number>

export function buildQuantities(
  lines: readonly { order_line_id: number; qty: number }[],
): LineQuantities {
  return new Map(lines.map((line) => [line.order_line_id, line.qty]))
}

/** Returns how many of each line are in parcels. */
export async function listSentQuantities(db: Db, orderId: number): Promise<LineQuantities> {
  const { rows } = await sql<{ order_line_id: number; qty: number }>`
    SELECT order_line_id, sum(qty)::integer AS qty FROM order_parcel_lines
    JOIN order_parcels ON order_parcels.id = parcel_id
    WHERE order_id = ${orderId} GROUP BY order_line_id`.execute(db)
  return buildQuantities(rows)
}

/** Returns how many of each line were refunded as a part; `restocked`: of those, back in stock. */
export async function listRefundedQuantities(
  db: Db,
  orderId: number,
  { restocked = false } = {},
): Promise<LineQuantities> {
  const { rows } = await sql<{ order_line_id: number; qty: number }>`
    SELECT order_line_id, sum(qty)::integer AS qty FROM order_refund_lines
    JOIN order_refunds ON order_refunds.id = refund_id
    WHERE order_id = ${orderId} AND (is_restocked OR NOT ${restocked}::boolean)
    GROUP BY order_line_id`.execute(db)
  return buildQuantities(rows)
}

/** Returns the lines with what is left of them, without those of which nothing is. */
export function listRest(lines: readonly OrderLine[], ...taken: LineQuantities[]): OrderLine[] {
  return lines
    .map((line) => ({
      ...line,
      qty: taken.reduce((qty, each) => qty - (each.get(line.id) ?? 0), line.qty),
    }))
    .filter(({ qty }) => qty > 0)
}

/** Returns these quantities of the lines; null if a line has fewer, or is not among them. */
export function pickLines(lines: readonly OrderLine[], wanted: LineQuantities): OrderLine[] | null {
  const picked = lines.flatMap((line) => {
    const qty = wanted.get(line.id)
    return qty === undefined || qty > line.qty ? [] : [{ ...line, qty }]
  })
  return picked.length === wanted.size ? picked : null
}

/** Returns the parcels and the refunds of parts, as administrators see them. */
export async function getOrderParts(
  db: Db,
  orderId: number,
): Promise<Pick<WireAdminOrder, "parcels" | "refunds">> {
  const [parcels, parcelLines, refunds, refundLines] = await Promise.all([
    db
      .selectFrom("order_parcels")
      .selectAll()
      .where("order_id", "=", orderId)
      .orderBy("id")
      .execute(),
    db
      .selectFrom("order_parcel_lines")
      .innerJoin("order_parcels", "order_parcels.id", "parcel_id")
      .select(["parcel_id", "order_line_id", "qty"])
      .where("order_id", "=", orderId)
      .orderBy("order_line_id")
      .execute(),
    db
      .selectFrom("order_refunds")
      .selectAll()
      .where("order_id", "=", orderId)
      .orderBy("id")
      .execute(),
    db
      .selectFrom("order_refund_lines")
      .innerJoin("order_refunds", "order_refunds.id", "refund_id")
      .select(["refund_id", "order_line_id", "qty"])
      .where("order_id", "=", orderId)
      .orderBy("order_line_id")
      .execute(),
  ])
  return {
    parcels: parcels.map(({ id, carrier, tracking_number, sent_at }) => ({
      id,
      carrier,
      tracking_number,
      sent_at: sent_at.toISOString(),
      lines: parcelLines
        .filter((line) => line.parcel_id === id)
        .map(({ order_line_id, qty }) => ({ order_line_id, qty })),
    })),
    refunds: refunds.map(({ id, amount_cents, reason, is_restocked, refunded_at }) => ({
      id,
      amount: buildAmount(amount_cents),
      reason,
      is_restocked,
      at: refunded_at.toISOString(),
      lines: refundLines
        .filter((line) => line.refund_id === id)
        .map(({ order_line_id, qty }) => ({ order_line_id, qty })),
    })),
  }
}
