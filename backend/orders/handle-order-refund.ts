import type { z } from "zod"
import { saveRefundDue } from "#backend/payments/payments.ts"
import type { refundOrderSchema } from "#lib/contract/order.ts"
import { canBecome } from "#lib/contract/rules/order-status.ts"
import { buildStepRejection, type ChangedOrder, updateLockedOrder } from "./change-order.ts"
import { deleteTickets } from "./create-tickets.ts"
import { enqueueOrderEmail } from "./enqueue-order-emails.ts"
import { listOrderLines, type Order, type OrderTrx } from "./order.ts"
import { buildRefundEmail } from "./order-emails.ts"
import type { OrderStepDeps } from "./order-parts.ts"
import { lockOrderPayment } from "./order-payment.ts"
import { listRefundedQuantities, listRest, listSentQuantities } from "./order-quantities.ts"
import { validateNoPendingRefund } from "./refund-part.ts"
import { createCreditEntry } from "./store-credit.ts"
import { type OrderActor, updateOrderStatus } from "./update-order-status.ts"
import { buildStockChange, updateStock } from "./update-stock.ts"

/**
 * Refunds an order in full, money and store credit, and deletes its tickets. Restocks its items
 * unless they have been sent; `restock` overrides that.
 */
export function handleOrderRefund(
  deps: OrderStepDeps,
  { id, version, reason, restock }: z.infer<typeof refundOrderSchema>,
): Promise<ChangedOrder> {
  return updateLockedOrder(deps, { id, version }, async (trx, order, now) => {
    if (!canBecome(order.status, "refunded")) return buildStepRejection(order.status, "refunded")
    const pending = await validateNoPendingRefund(trx, order)
    if (pending !== null) return { ok: false, error: pending }
    const isRestocked = restock ?? !hasGone(order)
    const refund = { reason, isRestocked, actor: "administrator", now } as const
    await refundOrder(trx, deps, order, { ...refund, isSentRestocked: restock === true })
    return { ok: true, value: null }
  })
}

type Refund = {
  reason: string
  isRestocked: boolean
  /** True if what is in parcels returns to stock too. */
  isSentRestocked?: boolean
  actor: OrderActor
  now: Date
}

/** Refunds an order in full, which must be locked and paid, and emails the customer. */
export async function refundOrder(
  trx: OrderTrx,
  deps: OrderStepDeps,
  order: Order,
  { reason, isRestocked, isSentRestocked = false, actor, now }: Refund,
): Promise<void> {
  const moneyCents = await returnMoney(trx, order, reason)
  const refunded = await updateOrderStatus(trx, order, "refunded", {
    actor,
    note: reason,
    now,
    ...(isRestocked && { set: { stock_state: "released" } }),
  })
  await deleteTickets(trx, order.id)
  await enqueueOrderEmail(trx, deps.orders, refunded, (data) =>
    buildRefundEmail(data, { moneyCents, reason: actor === "administrator" ? reason : "" }),
  )
  if (!isRestocked) return
  const restocked = await listRefundedQuantities(trx, order.id, { restocked: true })
  const sent = isSentRestocked ? new Map() : await listSentQuantities(trx, order.id)
  const lines = listRest(await listOrderLines(trx, order.id), restocked, sent)
  await updateStock(trx, buildStockChange(lines, 1))
}

function hasGone({ status }: Order): boolean {
  return status === "shipped" || status === "completed"
}

/**
 * Marks the captured money for refund at the gateway and returns the store credit; returns the
 * cents of money.
 */
async function returnMoney(trx: OrderTrx, order: Order, reason: string): Promise<number> {
  await createCreditEntry(trx, order, -order.credit_cents)
  const payment = await lockOrderPayment(trx, order)
  if (payment === null) return 0
  const cents = payment.captured_cents - payment.refund_due_cents
  if (cents > 0) await saveRefundDue(trx, payment.id, cents, reason || `Order ${order.id} refunded`)
  return cents
}
