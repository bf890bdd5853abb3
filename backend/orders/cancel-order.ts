import { saveCancelDue } from "#backend/payments/payments.ts"
import { listOrderLines, type Order, type OrderTrx } from "./order.ts"
import { closeStockHold } from "./stock-holds.ts"
import { createCreditEntry } from "./store-credit.ts"
import type { OrderActor } from "./update-order-status.ts"
import { updateOrderStatus } from "./update-order-status.ts"
import { buildStockChange, type StockChange, updateStock } from "./update-stock.ts"

/** Why an order was cancelled; an administrator gives a reason of their own. */
export const cancelReasons = {
  superseded: "superseded",
  expired: "expired",
  soldOut: "sold out",
  byCustomer: "cancelled by the customer",
} as const

type Cancelling = { reason: string; actor: OrderActor; now: Date }

/**
 * Cancels an open order, which must be locked: returns the store credit and the promotion use, and
 * marks its payment for cancellation. Does not restock the items: returns the stock change to
 * apply.
 */
export async function cancelOpenOrder(
  trx: OrderTrx,
  order: Order,
  { reason, actor, now }: Cancelling,
): Promise<StockChange> {
  const lines = await listOrderLines(trx, order.id)
  await updateOrderStatus(trx, order, "cancelled", {
    actor,
    note: reason,
    now,
    set: { cancel_reason: reason, stock_state: "released" },
  })
  await closeStockHold(trx, order.id, now)
  await trx.deleteFrom("promotion_uses").where("order_id", "=", order.id).execute()
  await createCreditEntry(trx, order, -order.credit_cents)
  if (order.payment_id !== null) await saveCancelDue(trx, order.payment_id)
  return order.stock_state === "reserved" ? buildStockChange(lines, 1) : new Map()
}

/** Cancels an open order, which must be locked, and restocks its items. */
export async function cancelOrderAndRestock(
  trx: OrderTrx,
  order: Order,
  cancelling: Cancelling,
): Promise<void> {
  await updateStock(trx, await cancelOpenOrder(trx, order, cancelling))
}
