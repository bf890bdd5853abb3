import type { z } from "zod"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import { hasPendingRefund, saveRefundDue } from "#backend/payments/payments.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import { parseAmount } from "#lib/contract/money.ts"
import type { refundPartSchema } from "#lib/contract/order-work.ts"
import type { Result } from "#lib/contract/result.ts"
import { isPaidStatus } from "#lib/contract/rules/order-status.ts"
import { buildStepRejection, type ChangedOrder, updateLockedOrder } from "./change-order.ts"
import { enqueueOrderEmail } from "./enqueue-order-emails.ts"
import { listOrderLines, type Order, type OrderLine, type OrderTrx } from "./order.ts"
import { buildRefundEmail } from "./order-emails.ts"
import type { OrderStepDeps } from "./order-parts.ts"
import { lockOrderPayment } from "./order-payment.ts"
import {
  buildQuantities,
  listRefundedQuantities,
  listRest,
  listSentQuantities,
  pickLines,
} from "./order-quantities.ts"
import { updateOrderStatus } from "./update-order-status.ts"
import { buildStockChange, updateStock } from "./update-stock.ts"

/**
 * Refunds a part of the money that was paid for an order, and emails the customer. The order stays
 * what it is, but is shipped if the rest of it is in parcels. Store credit that was spent on it only returns with a refund in full.
 */
export function handlePartRefund(
  deps: OrderStepDeps,
  { version, idempotency_key: key, ...input }: z.infer<typeof refundPartSchema>,
): Promise<ChangedOrder> {
  const { id, lines, amount, reason, restock } = input
  const request = { call: "sell/order/refundPart", key, input }
  return updateLockedOrder(deps, { id, version, request }, async (trx, order, now) => {
    if (!isPaidStatus(order.status)) return buildStepRejection(order.status, "refunded")
    const wanted = buildQuantities(lines)
    const rest = listRest(await listOrderLines(trx, id), await listRefundedQuantities(trx, id))
    const picked = pickLines(rest, wanted)
    if (picked === null) return conflict({ code: "order_line_unknown" })
    if (picked.some((line) => line.is_ticket)) return conflict({ code: "order_refund_tickets" })
    const cents = amount === undefined ? resolveCents(order, picked) : parseAmount(amount)
    const due = await saveMoney(trx, order, { cents, reason })
    if (!due.ok) return due
    const saved = { orderId: id, cents, reason, isRestocked: restock && picked.length > 0, now }
    await saveRefund(trx, saved, wanted)
    await enqueueOrderEmail(trx, deps.orders, order, (data) =>
      buildRefundEmail(data, { moneyCents: cents, reason, isPart: true }),
    )
    if (restock) await updateStock(trx, buildStockChange(picked, 1))
    if (await isCompletelySent(trx, order)) {
      await updateOrderStatus(trx, order, "shipped", {
        actor: "administrator",
        now,
        set: { shipped_at: now },
      })
    }
    return { ok: true, value: null }
  })
}

/** True if parcels have left and nothing remains to be sent. */
async function isCompletelySent(trx: OrderTrx, { id, status }: Order): Promise<boolean> {
  if (status !== "processing") return false
  const sent = await listSentQuantities(trx, id)
  const lines = (await listOrderLines(trx, id)).filter((line) => !line.is_ticket)
  const refunded = await listRefundedQuantities(trx, id)
  return sent.size > 0 && listRest(lines, sent, refunded).length === 0
}

/** Returns what items cost, less their share of the discount, rounded down to whole cents. */
export function resolveCents(
  {
    subtotal_cents: subtotal,
    discount_cents: discount,
  }: Pick<Order, "subtotal_cents" | "discount_cents">,
  lines: readonly Pick<OrderLine, "qty" | "unit_cents">[],
): number {
  const cents = lines.reduce((sum, line) => sum + line.qty * line.unit_cents, 0)
  return subtotal === 0 ? 0 : Math.floor((cents * (subtotal - discount)) / subtotal)
}

async function saveMoney(
  trx: OrderTrx,
  order: Order,
  { cents, reason }: { cents: number; reason: string },
): Promise<Result<null, ApiError>> {
  const payment = await lockOrderPayment(trx, order)
  if (payment !== null && hasPendingRefund(payment)) return refundPending
  const most = payment === null ? 0 : payment.captured_cents - payment.refund_due_cents
  if (payment === null || cents <= 0 || cents >= most) {
    return conflict({ code: "order_refund_amount", params: { most } })
  }
  await saveRefundDue(trx, payment.id, cents, reason || `Part of order ${order.id} refunded`)
  return { ok: true, value: null }
}

/**
 * Returns an error while the gateway has not confirmed an earlier refund of an order: it must not be
 * joined with another one. Null if there is none.
 */
export async function validateNoPendingRefund(
  trx: OrderTrx,
  order: Order,
): Promise<ApiError | null> {
  const payment = await lockOrderPayment(trx, order)
  return payment !== null && hasPendingRefund(payment) ? refundPending.error : null
}

function conflict(detail: ErrorDetail): { ok: false; error: ApiError } {
  return { ok: false, error: buildApiError(409, "CONFLICT", detail) }
}

const refundPending = conflict({ code: "order_refund_pending" })

type PartRefund = {
  orderId: number
  cents: number
  reason: string
  isRestocked: boolean
  now: Date
}

async function saveRefund(
  trx: OrderTrx,
  { orderId, cents, reason, isRestocked, now }: PartRefund,
  quantities: ReadonlyMap<number, number>,
): Promise<void> {
  const { id } = await trx
    .insertInto("order_refunds")
    .values({
      order_id: orderId,
      amount_cents: cents,
      reason,
      is_restocked: isRestocked,
      refunded_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  const rows = [...quantities].map(([order_line_id, qty]) => ({
    refund_id: id,
    order_line_id,
    qty,
  }))
  if (rows.length > 0) await trx.insertInto("order_refund_lines").values(rows).execute()
}
