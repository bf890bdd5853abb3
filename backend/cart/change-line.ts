import type { CartDeps } from "./cart-parts.ts"
import {
  buildAcceptedChange,
  buildRejectedChange,
  type CartChange,
  type CartError,
  findLockedShopperCart,
  type Shopper,
  updateCartTimestamp,
} from "./carts.ts"
import { findMaxQuantity, getSkuAvailability, validateQuantity } from "./sku-availability.ts"

const unknownLine: CartError = {
  code: "unknown_line",
  detail: { code: "line_not_in_cart" },
}

/**
 * Updates the quantity of a line in the caller's own cart, or returns why it cannot. If the stock
 * is too low, the line gets the whole stock and the error explains it.
 */
export function updateLine(
  deps: CartDeps,
  shopper: Shopper,
  { id, qty }: { id: number; qty: number },
): Promise<CartChange> {
  return deps.db.transaction().execute(async (trx) => {
    const cart = await findLockedShopperCart(trx, deps, shopper)
    if (cart === null) return buildRejectedChange(trx, null, unknownLine)
    const line = await trx
      .selectFrom("cart_lines")
      .select(["sku_id", "qty"])
      .where("id", "=", id)
      .where("cart_id", "=", cart.id)
      .executeTakeFirst()
    const standing = line && (await getSkuAvailability(trx, cart.id, line.sku_id))
    if (!line || !standing) return buildRejectedChange(trx, cart, unknownLine)
    const error = validateQuantity(standing, { from: line.qty, to: qty })
    const most = error === null ? null : findMaxQuantity(standing, line.qty, error)
    if (error !== null && most === null) return buildRejectedChange(trx, cart, error)
    await trx
      .updateTable("cart_lines")
      .set({ qty: most?.qty ?? qty })
      .where("id", "=", id)
      .execute()
    await updateCartTimestamp(trx, cart.id)
    return most ? buildRejectedChange(trx, cart, most.error) : buildAcceptedChange(trx, cart, id)
  })
}

/** Deletes a line of the caller's own cart. */
export function deleteLine(
  deps: CartDeps,
  shopper: Shopper,
  { id }: { id: number },
): Promise<CartChange> {
  return deps.db.transaction().execute(async (trx) => {
    const cart = await findLockedShopperCart(trx, deps, shopper)
    if (cart === null) return buildRejectedChange(trx, null, unknownLine)
    const { numDeletedRows } = await trx
      .deleteFrom("cart_lines")
      .where("id", "=", id)
      .where("cart_id", "=", cart.id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return buildRejectedChange(trx, cart, unknownLine)
    await updateCartTimestamp(trx, cart.id)
    return buildAcceptedChange(trx, cart, id)
  })
}
