import { sql } from "kysely"
import { getPromotionUseCounts } from "#backend/promotions/promotions.ts"
import { openStatuses } from "#lib/contract/rules/order-status.ts"
import { cancelOpenOrder, cancelReasons } from "./cancel-order.ts"
import { listOrderLines, type Order, type OrderTrx } from "./order.ts"
import { savePromotionUse } from "./save-order.ts"
import { createCreditEntry, getAvailableCreditCents } from "./store-credit.ts"
import type { OrderActor } from "./update-order-status.ts"
import { buildStockChange, mergeStockChanges, updateStock } from "./update-stock.ts"

/**
 * Takes the stock, store credit and promotion of a cancelled order once more, since it was paid
 * after all: all or nothing; false for nothing. Cancels an open order of the same cart. Takes
 * nothing if the shop or the customer cancelled the order, or if the customer has since bought the same items. The
 * order must be locked.
 */
export async function reinstateOrder(trx: OrderTrx, order: Order, now: Date): Promise<boolean> {
  if ((await wasCancelledOnPurpose(trx, order)) || (await wasReordered(trx, order))) return false
  await sql`SAVEPOINT late_order`.execute(trx)
  const isTaken = await takeAgain(trx, order, now)
  if (!isTaken) await sql`ROLLBACK TO SAVEPOINT late_order`.execute(trx)
  await sql`RELEASE SAVEPOINT late_order`.execute(trx)
  return isTaken
}

async function takeAgain(trx: OrderTrx, order: Order, now: Date): Promise<boolean> {
  const openOrder = await findOpenOrderOfCart(trx, order)
  const cancelling = { reason: cancelReasons.superseded, actor: "payment", now } as const
  const freed = openOrder === null ? new Map() : await cancelOpenOrder(trx, openOrder, cancelling)
  if (openOrder !== null) {
    await trx
      .updateTable("orders")
      .set({ superseded_by: order.id })
      .where("id", "=", openOrder.id)
      .execute()
  }
  const taken = buildStockChange(await listOrderLines(trx, order.id), -1)
  const short = await updateStock(trx, mergeStockChanges(freed, taken))
  return short.length === 0 && (await takePromotion(trx, order)) && (await takeCredit(trx, order))
}

/** Returns the order of the same cart that awaits its payment; null if none. */
async function findOpenOrderOfCart(trx: OrderTrx, order: Order): Promise<Order | null> {
  if (order.cart_id === null) return null
  const openOrder = await trx
    .selectFrom("orders")
    .selectAll()
    .where("cart_id", "=", order.cart_id)
    .where("status", "in", openStatuses)
    .forUpdate()
    .executeTakeFirst()
  return openOrder ?? null
}

async function takePromotion(trx: OrderTrx, order: Order): Promise<boolean> {
  if (order.promotion_id === null) return true
  const { max_uses: most, max_uses_per_customer: mostOwn } = await trx
    .selectFrom("promotions")
    .select(["max_uses", "max_uses_per_customer"])
    .where("id", "=", order.promotion_id)
    .executeTakeFirstOrThrow()
  const uses = await getPromotionUseCounts(trx, order.promotion_id, order.user_id)
  if (most !== null && uses.all >= most) return false
  if (mostOwn !== null && uses.own >= mostOwn) return false
  await savePromotionUse(trx, order, order.promotion_id)
  return true
}

async function takeCredit(trx: OrderTrx, order: Order): Promise<boolean> {
  if ((await getAvailableCreditCents(trx, order.user_id, 0)) < order.credit_cents) return false
  await createCreditEntry(trx, order, order.credit_cents)
  return true
}

async function wasCancelledOnPurpose(trx: OrderTrx, { id }: Order): Promise<boolean> {
  const last = await trx
    .selectFrom("order_events")
    .select(["actor", "note"])
    .where("order_id", "=", id)
    .where("to_status", "=", "cancelled")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst()
  if (last?.note === cancelReasons.byCustomer) return true
  return last?.actor === ("administrator" satisfies OrderActor)
}

/** True if a superseding order, or one with the same content from the same cart, was paid. */
async function wasReordered(trx: OrderTrx, order: Order): Promise<boolean> {
  const { rows } = await sql<{ is_bought: boolean }>`
    WITH RECURSIVE later AS (
      SELECT superseded_by AS id FROM orders WHERE id = ${order.id}
      UNION
      SELECT o.superseded_by FROM orders o JOIN later ON o.id = later.id)
    SELECT EXISTS (SELECT FROM orders JOIN later USING (id) WHERE paid_at IS NOT NULL)
      OR EXISTS (SELECT FROM orders
        WHERE user_id = ${order.user_id} AND cart_id = ${order.cart_id}::uuid AND content_digest = ${order.content_digest}
          AND id > ${order.id} AND paid_at IS NOT NULL) AS is_bought`.execute(trx)
  return rows[0]?.is_bought ?? false
}
