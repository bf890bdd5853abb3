import type { z } from "zod"
import { markRefundDue } from "#backend/payments/payments.ts"
import type { refundOrderSchema } from "#lib/contract/order.ts"
import { canBecome } from "#lib/contract/order-status.ts"
import { type ChangedOrder, changeOrder, refuseStep } from "./change-order.ts"
import { buildStockChange, changeStock } from "./change-stock.ts"
import { dropTickets } from "./make-tickets.ts"
import { moveOrder } from "./move-order.ts"
import { listOrderLines, type Order, type OrderTrx } from "./order.ts"
import { buildRefundLetter } from "./order-letters.ts"
import type { OrderStepDeps } from "./order-parts.ts"
import { lockPaymentOf } from "./order-payment.ts"
import { queueOrderLetter } from "./queue-order-letters.ts"
import { spendCredit } from "./store-credit.ts"

/**
 * Refunds an order in full, money and store credit, and deletes its tickets. Restocks its items
 * unless they have been shipped; `restock` overrides that.
 */
export function refundOrder(
  deps: OrderStepDeps,
  { id, reason, restock }: z.infer<typeof refundOrderSchema>,
): Promise<ChangedOrder> {
  return changeOrder(deps, id, async (trx, order, now) => {
    if (!canBecome(order.status, "refunded")) return refuseStep(order.status, "refunded")
    const isRestocked = restock ?? !hasGone(order)
    const moneyCents = await returnMoney(trx, order, reason)
    const refunded = await moveOrder(trx, order, "refunded", {
      ...{ actor: "administrator", note: reason, now },
      ...(isRestocked && { set: { stock_state: "released" } }),
    })
    await dropTickets(trx, id)
    await queueOrderLetter(trx, deps.orders, refunded, (told) =>
      buildRefundLetter(told, { moneyCents, reason }),
    )
    if (isRestocked) await changeStock(trx, buildStockChange(await listOrderLines(trx, id), 1))
    return null
  })
}

function hasGone({ status }: Order): boolean {
  return status === "shipped" || status === "completed"
}

/**
 * Marks the captured money for refund at the gateway and returns the store credit; returns the
 * cents of money.
 */
async function returnMoney(trx: OrderTrx, order: Order, reason: string): Promise<number> {
  await spendCredit(trx, order, -order.credit_cents)
  const payment = await lockPaymentOf(trx, order)
  if (payment === null) return 0
  const cents = payment.captured_cents - payment.refund_due_cents
  if (cents > 0) await markRefundDue(trx, payment.id, cents, reason || `Order ${order.id} refunded`)
  return cents
}
