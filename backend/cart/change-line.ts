import { acceptChange, type CartChange, type CartRefusal, refuseChange } from "./cart-change.ts"
import type { CartDeps } from "./cart-parts.ts"
import type { Shopper } from "./shopper.ts"
import { lockShopperCart } from "./shopper-cart.ts"
import { findMostQuantity, getSkuStanding, refuseQuantity } from "./sku-standing.ts"
import { touchCart } from "./touch-cart.ts"

const unknownLine: CartRefusal = {
  code: "unknown_line",
  message: "This is no longer in your cart.",
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
    const cart = await lockShopperCart(trx, deps, shopper)
    if (cart === null) return refuseChange(trx, null, unknownLine)
    const line = await trx
      .selectFrom("cart_lines")
      .select(["sku_id", "qty"])
      .where("id", "=", id)
      .where("cart_id", "=", cart.id)
      .executeTakeFirst()
    const standing = line && (await getSkuStanding(trx, cart.id, line.sku_id))
    if (!line || !standing) return refuseChange(trx, cart, unknownLine)
    const refusal = refuseQuantity(standing, { from: line.qty, to: qty })
    const most = refusal === null ? null : findMostQuantity(standing, line.qty, refusal)
    if (refusal !== null && most === null) return refuseChange(trx, cart, refusal)
    await trx
      .updateTable("cart_lines")
      .set({ qty: most?.qty ?? qty })
      .where("id", "=", id)
      .execute()
    await touchCart(trx, cart.id)
    return most ? refuseChange(trx, cart, most.refusal) : acceptChange(trx, cart, id)
  })
}

/** Deletes a line of the caller's own cart. */
export function removeLine(
  deps: CartDeps,
  shopper: Shopper,
  { id }: { id: number },
): Promise<CartChange> {
  return deps.db.transaction().execute(async (trx) => {
    const cart = await lockShopperCart(trx, deps, shopper)
    if (cart === null) return refuseChange(trx, null, unknownLine)
    const { numDeletedRows } = await trx
      .deleteFrom("cart_lines")
      .where("id", "=", id)
      .where("cart_id", "=", cart.id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return refuseChange(trx, cart, unknownLine)
    await touchCart(trx, cart.id)
    return acceptChange(trx, cart, id)
  })
}
