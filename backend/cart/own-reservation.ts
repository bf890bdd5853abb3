import { type RawBuilder, sql } from "kysely"

/** Builds the query for rows of sku_id and qty: the stock reserved by a cart's own unpaid order. */
export function buildOwnReservationQuery(cartId: string): RawBuilder<unknown> {
  return sql`
    SELECT l.sku_id, sum(l.qty)::integer AS qty
    FROM orders o JOIN order_lines l ON l.order_id = o.id
    WHERE o.cart_id = ${cartId}::uuid AND o.status IN ('placed', 'awaiting_payment')
      AND o.stock_state = 'reserved'
    GROUP BY l.sku_id`
}
