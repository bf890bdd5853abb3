import { sql, type Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"

type Trx = Transaction<Database>

/**
 * Returns a customer's cart, locked until the transaction ends; null if there is none. To avoid
 * deadlocks it is locked before any other row that is locked with it.
 */
export async function findLockedCustomerCart(
  trx: Trx,
  userId: number,
): Promise<{ id: string } | null> {
  const row = await trx
    .selectFrom("carts")
    .select("id")
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/**
 * Deletes the bought quantities from a locked cart, and its promotion code and shipping method.
 * Items that were added in the meantime stay.
 */
export async function deletePurchasedLines(
  trx: Trx,
  cartId: string,
  lines: readonly { skuId: number; addonsKey: string; qty: number }[],
): Promise<void> {
  const bought = JSON.stringify(lines)
  await sql`
    WITH bought AS (
      SELECT "skuId", "addonsKey", sum(qty)::integer AS qty
      FROM jsonb_to_recordset(${bought}::jsonb) AS one("skuId" integer, "addonsKey" text, qty integer)
      GROUP BY 1, 2),
    gone AS (
      DELETE FROM cart_lines l USING bought b
      WHERE l.cart_id = ${cartId}::uuid AND l.sku_id = b."skuId" AND l.addons_key = b."addonsKey"
        AND l.qty <= b.qty)
    UPDATE cart_lines l SET qty = l.qty - b.qty FROM bought b
    WHERE l.cart_id = ${cartId}::uuid AND l.sku_id = b."skuId" AND l.addons_key = b."addonsKey"
      AND l.qty > b.qty`.execute(trx)
  await trx
    .updateTable("carts")
    .set({ promotion_code: "", shipping_type_id: null, updated_at: sql<Date>`now()` })
    .where("id", "=", cartId)
    .execute()
}
