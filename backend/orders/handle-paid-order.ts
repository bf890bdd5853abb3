import type { Kysely } from "kysely"
import { deletePurchasedLines } from "#backend/cart/customer-cart.ts"
import type { Database } from "#backend/db/schema.ts"
import { type Payment, type PaymentEffect, saveCancelDue } from "#backend/payments/payments.ts"
import { isPaidStatus } from "#lib/contract/rules/order-status.ts"
import { cancelOrderAndRestock, cancelReasons } from "./cancel-order.ts"
import { createTickets } from "./create-tickets.ts"
import { enqueuePaidEmails, enqueueReturnedPaymentEmail } from "./enqueue-order-emails.ts"
import {
  buildOrderPromise,
  isOpenOrder,
  listOrderLines,
  lockOrderOfPayment,
  type Order,
  type OrderTrx,
} from "./order.ts"
import type { OrderParts } from "./order-parts.ts"
import { reinstateOrder } from "./reinstate-order.ts"
import { deleteStockHold } from "./stock-holds.ts"
import { updateOrderStatus } from "./update-order-status.ts"
import { buildStockChange, updateStock } from "./update-stock.ts"

/**
 * Returns the payment effect of orders. An order whose payment failed can still be paid by another
 * payment.
 */
export function buildOrderEffect(parts: OrderParts): PaymentEffect {
  return {
    lock: async (trx, payment) => {
      await lockOrderOfPayment(trx, payment)
    },
    isPaidOtherwise: async (db, payment) => {
      const order = await findOrder(db, payment)
      return order !== undefined && isPaidStatus(order.status)
    },
    listPromises: async (db, payment) => {
      const order = await findOrder(db, payment)
      if (order?.status !== "paid" && order?.status !== "processing") return []
      return buildOrderPromise(order, await listOrderLines(db, order.id)).lines
    },
    onPaid: (trx, payment, now) => handlePaidOrder(trx, parts, payment, now),
  }
}

function findOrder(db: Kysely<Database>, { reference }: Payment): Promise<Order | undefined> {
  return db.selectFrom("orders").selectAll().where("id", "=", Number(reference)).executeTakeFirst()
}

/**
 * Handles the payment of an order: sells an open order if its stock is reserved or available, and a
 * cancelled one if it can be reinstated. Returns "refund" for an order that another payment has
 * paid, that the shop cancelled, or whose items are no longer available.
 */
async function handlePaidOrder(
  trx: OrderTrx,
  parts: OrderParts,
  payment: Payment,
  now: Date,
): Promise<"accepted" | "refund"> {
  const order = await lockOrderOfPayment(trx, payment)
  if (order === null) return "refund"
  if (isPaidStatus(order.status) && order.payment_id === payment.id) return "accepted"
  const canBeSold = isOpenOrder(order)
    ? await takeOpenOrder(trx, order, now)
    : order.status === "cancelled" && (await reinstateOrder(trx, order, now))
  if (!canBeSold) {
    await enqueueReturnedPaymentEmail(trx, parts, order, payment)
    return "refund"
  }
  await sellOrder(trx, parts, { order, payment, now })
  return "accepted"
}

/**
 * Takes the stock of an open order without a reservation; if there is too little, cancels the order
 * and returns false.
 */
async function takeOpenOrder(trx: OrderTrx, order: Order, now: Date): Promise<boolean> {
  if (order.stock_state === "reserved") return true
  const short = await updateStock(trx, buildStockChange(await listOrderLines(trx, order.id), -1))
  if (short.length === 0) return true
  await cancelOrderAndRestock(trx, order, { reason: cancelReasons.soldOut, actor: "payment", now })
  return false
}

async function sellOrder(
  trx: OrderTrx,
  parts: OrderParts,
  { order, payment, now }: { order: Order; payment: Payment; now: Date },
): Promise<void> {
  const { payment_id: expected } = order
  // An older payment of the same order has arrived, so the newer one must not be paid as well.
  if (expected !== null && expected !== payment.id) await saveCancelDue(trx, expected)
  const sold = await updateOrderStatus(trx, order, "paid", {
    actor: "payment",
    now,
    set: { stock_state: "sold", paid_at: now, payment_id: payment.id, cancel_reason: "" },
  })
  await deleteStockHold(trx, order.id)
  const lines = await listOrderLines(trx, order.id)
  if (order.cart_id !== null) {
    const bought = lines.flatMap(({ sku_id: skuId, addons_key: addonsKey, qty }) =>
      skuId === null ? [] : [{ skuId, addonsKey, qty }],
    )
    await deletePurchasedLines(trx, order.cart_id, bought)
  }
  await createTickets(trx, parts.keys.ticket, sold, lines)
  await enqueuePaidEmails(trx, parts, sold, lines)
}
