import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { cartLimits } from "#lib/contract/cart.ts"
import type { CartRefusal } from "./cart-change.ts"
import { buildStockSentence } from "./line-warning.ts"
import { selectOwnReservation } from "./own-reservation.ts"
import { mostWorthCents, tooDearSentence } from "./price-content.ts"

/** How a SKU stands for a cart: what could be had of it, and what the cart holds already. */
export type SkuStanding = {
  isSold: boolean
  available: number
  priceCents: number
  /** How many of it are in the cart, all lines together. */
  inCart: number
  lineCount: number
}

/** How a SKU stands for a cart, which cannot be removed until the transaction ends; null for none. */
export async function getSkuStanding(
  db: Kysely<Database>,
  cartId: string,
  skuId: number,
): Promise<SkuStanding | null> {
  const { rows } = await sql<SkuStanding>`
    WITH held AS (${selectOwnReservation(cartId)})
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

/** Why a line of this SKU cannot go from one quantity (0 for a new line) to another; null if it can. */
export function refuseQuantity(
  standing: SkuStanding,
  { from, to }: { from: number; to: number },
): CartRefusal | null {
  const { isSold, available, priceCents, inCart, lineCount } = standing
  if (!isSold) return { code: "unknown_sku", message: "This is no longer available." }
  // Fewer are always better than more, even where they are still too many.
  if (to > from && inCart - from + to > available) {
    return { code: "out_of_stock", message: buildShortage(available, inCart) }
  }
  if (to > cartLimits.qty) {
    return { code: "too_many", message: `A cart can hold at most ${cartLimits.qty} of one item.` }
  }
  if (to * priceCents > mostWorthCents) return { code: "too_many", message: tooDearSentence }
  if (from === 0 && lineCount >= cartLimits.lines) {
    const message = `A cart can hold at most ${cartLimits.lines} different items.`
    return { code: "too_many", message }
  }
  return null
}

/**
 * The quantity that a line gets where more were wished for than there are, and what is said of it;
 * null where it keeps its own.
 */
export function findMostQuantity(
  standing: SkuStanding,
  from: number,
  { code }: CartRefusal,
): { qty: number; refusal: CartRefusal } | null {
  const { available, inCart } = standing
  const qty = available - inCart + from
  const isMore = code === "out_of_stock" && qty > from
  if (!isMore || refuseQuantity(standing, { from, to: qty }) !== null) return null
  return { qty, refusal: { code, message: buildShortage(available, available) } }
}

function buildShortage(available: number, inCart: number): string {
  if (available === 0) return "This is out of stock."
  const sentence = buildStockSentence(available)
  if (inCart === 0) return sentence
  if (inCart >= available) {
    return `${sentence} ${available === 1 ? "It’s" : "They’re all"} in your cart already.`
  }
  return `${sentence} You have ${inCart} in your cart already.`
}
