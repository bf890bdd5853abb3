import { sql, type Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { cartLimits } from "#lib/contract/cart.ts"
import type { CartDeps } from "./cart-parts.ts"
import {
  buildAcceptedChange,
  type CartChange,
  findLockedShopperCart,
  findShopperCart,
  openShopperCart,
  type Shopper,
} from "./carts.ts"

type Trx = Transaction<Database>

/**
 * Merges a guest's cart into the customer's own, and its options if the customer has chosen none.
 * Deletes the guest's cart, so that a repeated call changes nothing.
 */
export function mergeCarts(
  deps: CartDeps,
  shopper: Shopper & { userId: number },
  sessionKey: string,
): Promise<CartChange> {
  const guest = { ...shopper, userId: null, sessionKey }
  return deps.db.transaction().execute(async (trx) => {
    // Guests' carts are locked before customers', so that two merges cannot deadlock.
    const from = await findLockedShopperCart(trx, deps, guest)
    if (from === null) return buildAcceptedChange(trx, await findShopperCart(trx, deps, shopper))
    const into = await openShopperCart(trx, deps, shopper)
    await moveLines(trx, from.id, into.id)
    await moveChoices(trx, from.id, into.id)
    await trx.deleteFrom("carts").where("id", "=", from.id).execute()
    return buildAcceptedChange(trx, into)
  })
}

/**
 * Adds quantities up to the maximum of a line; of new lines, the oldest up to the maximum number of
 * lines.
 */
async function moveLines(trx: Trx, from: string, into: string): Promise<void> {
  await sql`
    WITH known AS (
      UPDATE cart_lines own SET qty = least(${cartLimits.qty}, own.qty + guest.qty)
      FROM cart_lines guest
      WHERE own.cart_id = ${into}::uuid AND guest.cart_id = ${from}::uuid
        AND own.sku_id = guest.sku_id AND own.addons_key = guest.addons_key)
    INSERT INTO cart_lines (cart_id, sku_id, qty, addons, addons_key)
    SELECT ${into}::uuid, sku_id, qty, addons, addons_key FROM cart_lines guest
    WHERE cart_id = ${from}::uuid AND NOT EXISTS (
      SELECT FROM cart_lines own WHERE own.cart_id = ${into}::uuid
        AND own.sku_id = guest.sku_id AND own.addons_key = guest.addons_key)
    ORDER BY id
    LIMIT greatest(0, ${cartLimits.lines} -
      (SELECT count(*) FROM cart_lines WHERE cart_id = ${into}::uuid))`.execute(trx)
}

async function moveChoices(trx: Trx, from: string, into: string): Promise<void> {
  await sql`
    UPDATE carts own SET
      updated_at = now(),
      promotion_code = coalesce(nullif(own.promotion_code, ''), guest.promotion_code),
      shipping_type_id = coalesce(own.shipping_type_id, guest.shipping_type_id),
      suburb = CASE WHEN own.address_id IS NULL AND own.postcode = ''
        THEN guest.suburb ELSE own.suburb END,
      postcode = CASE WHEN own.address_id IS NULL AND own.postcode = ''
        THEN guest.postcode ELSE own.postcode END
    FROM carts guest WHERE own.id = ${into}::uuid AND guest.id = ${from}::uuid`.execute(trx)
}
