import type { Payment } from "#backend/payments/payment-effects.ts"
import { isOpenOrder, type Order, type OrderTrx } from "./order.ts"
import type { OrderDeps } from "./order-parts.ts"
import { askForPayment, lockPaymentOf, type OrderWithPayment } from "./order-payment.ts"

/**
 * An order that was made before, with the payment to go on with: where the last one is over and
 * nothing was charged, a new one. Goods of an order that is not paid are held anew. The order must
 * be locked.
 */
export async function resumeOrder(
  trx: OrderTrx,
  deps: OrderDeps,
  order: Order,
): Promise<OrderWithPayment> {
  const payment = await lockPaymentOf(trx, order)
  if (payment !== null && !isOpenOrder(order)) return { order, payment }
  const held = await trx
    .updateTable("orders")
    .set({ reserved_until: new Date(deps.now().getTime() + deps.orders.reservationMs) })
    .where("id", "=", order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (payment !== null && canGoOn(payment)) return { order: held, payment }
  return askForPayment(trx, deps, held)
}

function canGoOn({ status, cancel_due: isCancelled }: Payment): boolean {
  return status === "paid" || status === "pending" || (status === "waiting" && !isCancelled)
}
