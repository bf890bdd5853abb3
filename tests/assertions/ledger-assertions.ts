import { expect } from "@jest/globals"
import { sql } from "kysely"
import type { OrderFixture } from "../fixtures/order.ts"

type Violation = { rule: string; id: string }

/**
 * Fails the test if orders, payments, stock movements, store credit and emails contradict each
 * other: the invariants of money that the database can verify.
 */
export async function expectConsistentLedger({ db }: Pick<OrderFixture, "db">): Promise<void> {
  const { rows } = await sql<Violation>`
    WITH paid AS (SELECT * FROM orders WHERE status IN ('paid', 'processing', 'shipped', 'completed')),
    retained AS (SELECT * FROM payments
      WHERE purpose = 'order' AND status = 'paid'
        AND (refund_due_cents = 0 OR refund_due_cents < captured_cents))
    SELECT 'a paid order has one retained payment, of what it asked for' AS rule, paid.id::text
    FROM paid LEFT JOIN retained ON retained.reference = paid.id::text
    GROUP BY paid.id, paid.total_cents, paid.credit_cents
    HAVING count(retained.id) <> 1
      OR sum(retained.captured_cents) IS DISTINCT FROM paid.total_cents - paid.credit_cents
    UNION ALL
    SELECT 'money that was retained belongs to a paid order', retained.id::text
    FROM retained WHERE retained.captured_cents > 0 AND NOT EXISTS (SELECT FROM paid WHERE paid.id::text = retained.reference)
    UNION ALL
    SELECT 'an order costs what its lines do', o.id::text
    FROM orders o JOIN order_lines l ON l.order_id = o.id
    GROUP BY o.id HAVING o.subtotal_cents <> sum(l.qty * l.unit_cents)
    UNION ALL
    SELECT 'an order holds its credit exactly while it is active', o.id::text
    FROM orders o LEFT JOIN credit_entries c ON c.order_id = o.id
    GROUP BY o.id HAVING coalesce(-sum(c.amount_cents), 0)
      <> CASE WHEN o.status IN ('cancelled', 'refunded') THEN 0 ELSE o.credit_cents END
    UNION ALL
    SELECT 'a promotion is used by active orders only', u.order_id::text
    FROM promotion_uses u JOIN orders o ON o.id = u.order_id WHERE o.status = 'cancelled'
    UNION ALL
    SELECT 'stock is reserved by open orders and sold by paid ones', o.id::text FROM orders o
      LEFT JOIN stock_holds h ON h.order_id = o.id AND h.held_until IS NULL
    WHERE o.stock_state <> CASE WHEN o.status IN ('placed', 'awaiting_payment') AND h.order_id IS NOT NULL
      THEN 'reserved'
      WHEN o.status IN ('placed', 'awaiting_payment', 'cancelled') THEN 'released'
      WHEN o.status = 'refunded' THEN o.stock_state ELSE 'sold' END
    UNION ALL
    SELECT 'an order is confirmed once if it was paid', o.id::text
    FROM orders o LEFT JOIN mail_outbox m ON m.about = 'order:' || o.id || ':paid'
    GROUP BY o.id HAVING count(m.id) <> CASE WHEN o.paid_at IS NULL THEN 0 ELSE 1 END`.execute(db)
  expect(rows).toEqual([])
}

/** Returns the quantity of a SKU that orders reserve or have sold. */
export async function getCommittedQuantity(
  { db }: Pick<OrderFixture, "db">,
  skuId: number,
): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    SELECT coalesce(sum(l.qty), 0)::integer AS taken
    FROM order_lines l JOIN orders o ON o.id = l.order_id
    WHERE l.sku_id = ${skuId} AND o.stock_state <> 'released'`.execute(db)
  return rows[0]?.taken ?? 0
}
