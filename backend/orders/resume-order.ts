import type { StockState } from "#backend/db/orders-schema.ts"
import type { Payment } from "#backend/payments/payments.ts"
import { enqueueHoldLimitEmail } from "./hold-limit.ts"
import { isOpenOrder, listOrderLines, type Order, type OrderTrx } from "./order.ts"
import type { OrderDeps } from "./order-parts.ts"
import { createOrderPayment, lockOrderPayment, type OrderWithPayment } from "./order-payment.ts"
import { closeStockHold, findReachedHoldLimit } from "./stock-holds.ts"
import { buildStockChange, updateStock } from "./update-stock.ts"

/**
 * Returns an earlier order with its payment: a new payment if the last one failed without a charge.
 * Extends its reservation, unless the hold limit is reached: then it takes its stock on payment.
 * The order must be locked.
 */
export async function resumeOrder(
  trx: OrderTrx,
  deps: OrderDeps,
  order: Order,
): Promise<OrderWithPayment> {
  const payment = await lockOrderPayment(trx, order)
  if (payment !== null && !isOpenOrder(order)) return { order, payment }
  const held = await trx
    .updateTable("orders")
    .set({
      stock_state: await resolveStockState(trx, deps, order, payment),
      reserved_until: new Date(deps.now().getTime() + deps.orders.reservationMs),
    })
    .where("id", "=", order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (payment !== null && canGoOn(payment)) return { order: held, payment }
  return createOrderPayment(trx, deps, held)
}

/**
 * Releases the stock if the customer has reserved it for too long without payment; returns the new
 * stock state.
 */
async function resolveStockState(
  trx: OrderTrx,
  deps: OrderDeps,
  order: Order,
  payment: Payment | null,
): Promise<StockState> {
  const isBeingPaid = payment?.status === "paid" || payment?.status === "pending"
  if (order.stock_state !== "reserved" || isBeingPaid) return order.stock_state
  const party = { userId: order.user_id, network: "", address: "" }
  const limit = await findReachedHoldLimit(trx, deps, party, order.id)
  if (limit === null) return "reserved"
  await closeStockHold(trx, order.id, deps.now())
  await updateStock(trx, buildStockChange(await listOrderLines(trx, order.id), 1))
  await enqueueHoldLimitEmail(trx, deps, { order, limit, party })
  return "released"
}

function canGoOn({ status, cancel_due: isCancelled }: Payment): boolean {
  return status === "paid" || status === "pending" || (status === "waiting" && !isCancelled)
}
