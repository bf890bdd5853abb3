import { type Kysely, type RawBuilder, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { cartLimits } from "#lib/contract/cart.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import { maxWorthCents, maxWorthExceeded } from "./cart-content.ts"
import type { CartError } from "./carts.ts"

/** Builds the query for rows of sku_id and qty: the stock reserved by a cart's own unpaid order. */
export function buildOwnReservationQuery(cartId: string): RawBuilder<unknown> {
  return sql`
    SELECT l.sku_id, sum(l.qty)::integer AS qty
    FROM orders o JOIN order_lines l ON l.order_id = o.id
    WHERE o.cart_id = ${cartId}::uuid AND o.status IN ('placed', 'awaiting_payment')
      AND o.stock_state = 'reserved'
    GROUP BY l.sku_id`
}

/** Availability of a SKU for a cart, and the quantity that is already in it. */
type SkuAvailability = {
  isSold: boolean
  available: number
  priceCents: number
  /** Quantity of the SKU in the cart, all lines together. */
  inCart: number
  lineCount: number
}

/**
 * Returns the availability of a SKU for a cart; null if there is none. The SKU cannot be deleted
 * until the transaction ends.
 */
export async function getSkuAvailability(
  db: Kysely<Database>,
  cartId: string,
  skuId: number,
): Promise<SkuAvailability | null> {
  const { rows } = await sql<SkuAvailability>`
    WITH held AS (${buildOwnReservationQuery(cartId)})
    SELECT s.enabled AND p.enabled AS "isSold", s.price_cents AS "priceCents",
      s.stock + coalesce((SELECT qty FROM held WHERE sku_id = s.id), 0) AS available,
      (SELECT coalesce(sum(qty), 0)::integer FROM cart_lines
        WHERE cart_id = ${cartId}::uuid AND sku_id = s.id) AS "inCart",
      (SELECT count(*)::integer FROM cart_lines
        WHERE cart_id = ${cartId}::uuid) AS "lineCount"
    FROM skus s JOIN products p ON p.id = s.product_id
    WHERE s.id = ${skuId} FOR KEY SHARE OF s`.execute(db)
  return rows[0] ?? null
}

/**
 * Returns why a line of this SKU cannot change from one quantity (0 for a new line) to another;
 * null if it can.
 */
export function validateQuantity(
  standing: SkuAvailability,
  { from, to }: { from: number; to: number },
): CartError | null {
  const { isSold, available, priceCents, inCart, lineCount } = standing
  if (!isSold) return { code: "unknown_sku", detail: { code: "item_not_sold" } }
  // A lower quantity is always accepted, even if it is still too high.
  if (to > from && inCart - from + to > available) {
    return { code: "out_of_stock", detail: buildShortage(available, inCart) }
  }
  if (to > cartLimits.qty) {
    const params = { count: cartLimits.qty }
    return { code: "too_many", detail: { code: "cart_quantity_full", params } }
  }
  if (to * priceCents > maxWorthCents) return { code: "too_many", detail: maxWorthExceeded }
  if (from === 0 && lineCount >= cartLimits.lines) {
    const params = { count: cartLimits.lines }
    return { code: "too_many", detail: { code: "cart_lines_full", params } }
  }
  return null
}

/**
 * Returns the quantity a line gets if more than the stock was requested, and the error for it; null
 * if its quantity stays unchanged.
 */
export function findMaxQuantity(
  standing: SkuAvailability,
  from: number,
  { code }: CartError,
): { qty: number; error: CartError } | null {
  const { available, inCart } = standing
  const qty = available - inCart + from
  const isMore = code === "out_of_stock" && qty > from
  if (!isMore || validateQuantity(standing, { from, to: qty }) !== null) return null
  return { qty, error: { code, detail: buildShortage(available, available) } }
}

function buildShortage(available: number, inCart: number): ErrorDetail {
  if (available === 0) return { code: "item_sold_out" }
  const params = { count: available }
  if (inCart === 0) return { code: "stock_left", params }
  return inCart >= available
    ? { code: "stock_left_all_in_cart", params }
    : { code: "stock_left_some_in_cart", params: { ...params, in_cart: inCart } }
}
