import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"

export type Account = {
  stockAtStart: ReadonlyMap<number, number>
  /** Orders that were acknowledged to customers. */
  acknowledged: readonly number[]
}

type Finding = { what: string; found: string }

const paid = sql`('paid', 'processing', 'shipped', 'completed')`

/**
 * Lists violations of the seven invariants of money: one message each, from the database and the
 * gateway's own ledger. Empty if all hold.
 */
export async function listViolations(
  db: Kysely<Database>,
  { stockAtStart, acknowledged }: Account,
): Promise<string[]> {
  const findings = await Promise.all([
    listMoneyViolations(db),
    listUnmatchedPayments(db),
    listStockViolations(db, stockAtStart),
    listLostOrders(db, acknowledged),
    listWrongTotals(db),
    listCreditViolations(db),
    listEmailViolations(db),
  ])
  return findings.flatMap((each) => each.map(({ what, found }) => `${what}: ${found}`))
}

/** 1: captured money equals the money of paid orders, by the gateway's ledger and by ours. */
async function listMoneyViolations(db: Kysely<Database>): Promise<Finding[]> {
  const { rows } = await sql<{ captured: string; owed: string; booked: string }>`
    SELECT
      (SELECT coalesce(sum(captured_cents - refunded_cents), 0) FROM sandbox_sessions) AS captured,
      (SELECT coalesce(sum(captured_cents - refunded_cents), 0) FROM payments) AS booked,
      (SELECT coalesce(sum(total_cents - credit_cents), 0) FROM orders WHERE status IN ${paid})
        + (SELECT coalesce(sum(amount_cents), 0) FROM gift_vouchers
           WHERE issued_at IS NOT NULL AND void_at IS NULL AND payment_id IS NOT NULL) AS owed
  `.execute(db)
  return rows
    .filter(({ captured, owed, booked }) => captured !== owed || booked !== owed)
    .map(({ captured, owed, booked }) => ({
      what: "1 captured money is the money of paid orders",
      found: `the gateway has ${captured} cents, our books ${booked}, paid orders are ${owed}`,
    }))
}

/**
 * 2: each paid order has one captured payment of its amount, and each captured payment one order.
 */
async function listUnmatchedPayments(db: Kysely<Database>): Promise<Finding[]> {
  const { rows } = await sql<{ order_id: number | null; payments: string }>`
    WITH captured AS (
      SELECT reference::integer AS order_id, count(*) AS payments,
        sum(captured_cents - refunded_cents) AS cents
      FROM payments WHERE purpose = 'order' AND captured_cents > refunded_cents GROUP BY 1)
    SELECT coalesce(o.id, captured.order_id) AS order_id, coalesce(captured.payments, 0) AS payments
    FROM (SELECT * FROM orders WHERE status IN ${paid} AND total_cents > credit_cents) o
      FULL JOIN captured ON captured.order_id = o.id
    WHERE o.id IS NULL OR captured.payments IS DISTINCT FROM 1
      OR captured.cents IS DISTINCT FROM o.total_cents - o.credit_cents`.execute(db)
  return rows.map(({ order_id, payments }) => ({
    what: "2 one captured payment per paid order, one paid order per captured payment",
    found: `order ${order_id} has ${payments}`,
  }))
}

/** 3: stock at the start equals stock now plus reserved plus sold, and is never below 0. */
async function listStockViolations(
  db: Kysely<Database>,
  stockAtStart: Account["stockAtStart"],
): Promise<Finding[]> {
  const { rows } = await sql<{ id: number; stock: number; held: string }>`
    SELECT skus.id, skus.stock, coalesce(sum(held.qty), 0) AS held
    FROM skus LEFT JOIN (
      SELECT order_lines.sku_id, order_lines.qty FROM order_lines
      JOIN orders ON orders.id = order_lines.order_id
      WHERE orders.stock_state IN ('reserved', 'sold')) held ON held.sku_id = skus.id
    GROUP BY skus.id`.execute(db)
  return rows
    .filter(({ id, stock, held }) => {
      const start = stockAtStart.get(id)
      return start !== undefined && (stock < 0 || stock + Number(held) !== start)
    })
    .map(({ id, stock, held }) => ({
      what: "3 stock at start = stock now + reserved + sold",
      found: `SKU ${id}: ${stockAtStart.get(id)} at first, ${stock} now, ${held} reserved or sold`,
    }))
}

/** 4: an order that was acknowledged exists. */
async function listLostOrders(
  db: Kysely<Database>,
  acknowledged: readonly number[],
): Promise<Finding[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT acknowledged.id FROM unnest(${[...new Set(acknowledged)]}::integer[]) AS acknowledged(id)
    LEFT JOIN orders ON orders.id = acknowledged.id WHERE orders.id IS NULL`.execute(db)
  return rows.map(({ id }) => ({ what: "4 an acknowledged order exists", found: `order ${id}` }))
}

/** 5: totals are lines + delivery + surcharge − discounts, to the cent. */
async function listWrongTotals(db: Kysely<Database>): Promise<Finding[]> {
  const { rows } = await sql<{ id: number; total: number; sum: string }>`
    SELECT o.id, o.total_cents AS total,
      coalesce(sum(l.unit_cents * l.qty), 0) + o.shipping_cents + o.surcharge_cents
        - o.discount_cents AS sum
    FROM orders o LEFT JOIN order_lines l ON l.order_id = o.id GROUP BY o.id
    HAVING o.total_cents <> coalesce(sum(l.unit_cents * l.qty), 0) + o.shipping_cents
      + o.surcharge_cents - o.discount_cents`.execute(db)
  return rows.map(({ id, total, sum }) => ({
    what: "5 total = lines + shipping − discounts",
    found: `order ${id}: ${total}, not ${sum}`,
  }))
}

/**
 * 6: no customer has spent more credit than was issued, and each order's credit equals its entries.
 */
async function listCreditViolations(db: Kysely<Database>): Promise<Finding[]> {
  const overspent = await sql<{ user_id: number; cents: string }>`
    SELECT user_id, sum(amount_cents) AS cents FROM credit_entries WHERE enabled
    GROUP BY user_id HAVING sum(amount_cents) < 0`.execute(db)
  const misbooked = await sql<{ id: number; cents: string; booked: string }>`
    SELECT o.id, CASE WHEN o.status IN ('cancelled', 'refunded') THEN 0 ELSE o.credit_cents END AS cents,
      coalesce(-sum(c.amount_cents), 0) AS booked
    FROM orders o LEFT JOIN credit_entries c ON c.order_id = o.id GROUP BY o.id
    HAVING coalesce(-sum(c.amount_cents), 0)
      <> CASE WHEN o.status IN ('cancelled', 'refunded') THEN 0 ELSE o.credit_cents END`.execute(db)
  const what = "6 balance = issued − redeemed, never below 0"
  return [
    ...overspent.rows.map(({ user_id, cents }) => ({
      what,
      found: `customer ${user_id}: ${cents}`,
    })),
    ...misbooked.rows.map(({ id, cents, booked }) => ({
      what,
      found: `order ${id} records ${cents} of credit, the entries ${booked}`,
    })),
  ]
}

/** 7: one confirmation per order that was ever paid, and none for others. */
async function listEmailViolations(db: Kysely<Database>): Promise<Finding[]> {
  const { rows } = await sql<{ id: number; mails: string }>`
    SELECT o.id, count(m.id) AS mails FROM orders o
    LEFT JOIN mail_outbox m ON m.about = 'order:' || o.id || ':paid'
    GROUP BY o.id HAVING count(m.id) <> CASE WHEN o.paid_at IS NULL THEN 0 ELSE 1 END`.execute(db)
  return rows.map(({ id, mails }) => ({
    what: "7 one confirmation mail per order",
    found: `order ${id} has ${mails}`,
  }))
}
