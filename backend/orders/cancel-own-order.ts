import type { ApiError } from "#backend/http/api-error.ts"
import { buildApiError } from "#backend/http/api-error.ts"
import { getEmailBranding } from "#backend/mail/branding.ts"
import { renderEmail } from "#backend/mail/email-template.ts"
import { enqueueOwnerMail, getOwnerTranslations } from "#backend/mail/mail-outbox.ts"
import type { WireInvoice } from "#lib/contract/order.ts"
import type { Result } from "#lib/contract/result.ts"
import { canCustomerCancel } from "#lib/contract/rules/order-status.ts"
import { cancelOrderAndRestock, cancelReasons } from "./cancel-order.ts"
import { missingOrder, updateLockedOrder } from "./change-order.ts"
import { enqueueOrderEmail } from "./enqueue-order-emails.ts"
import { refundOrder } from "./handle-order-refund.ts"
import { isOpenOrder, listOrderLines, type Order, type OrderTrx } from "./order.ts"
import { buildCancelledEmail } from "./order-emails.ts"
import type { OrderStepDeps } from "./order-parts.ts"
import { validateNoPendingRefund } from "./refund-part.ts"

const tooLate: Result<never, ApiError> = {
  ok: false,
  error: buildApiError(409, "CONFLICT", { code: "order_not_cancellable" }),
}

/**
 * Cancels an order for its customer while nothing of it has been made: an unpaid order is
 * cancelled, a paid one refunded in full, with an email to the owner. Restocks the items.
 * 404 for another customer's order, 409 if it is too late.
 */
export async function handleOwnOrderCancellation(
  deps: OrderStepDeps,
  { userId, id }: { userId: number; id: number },
): Promise<Result<WireInvoice | null, ApiError>> {
  return updateLockedOrder(deps, { id }, async (trx, order, now) => {
    if (order.user_id !== userId) return missingOrder
    const lines = await listOrderLines(trx, id)
    const hasTickets = lines.some((line) => line.is_ticket)
    if (!canCustomerCancel(order.status, hasTickets)) return tooLate
    const step = { reason: cancelReasons.byCustomer, actor: "customer", now } as const
    if (isOpenOrder(order)) {
      await cancelOrderAndRestock(trx, order, step)
      await enqueueOrderEmail(trx, deps.orders, order, (data) => buildCancelledEmail(data, ""))
      return { ok: true, value: null }
    }
    const pending = await validateNoPendingRefund(trx, order)
    if (pending !== null) return { ok: false, error: pending }
    await refundOrder(trx, deps, order, { ...step, isRestocked: true })
    await enqueueOwnerCancellation(trx, deps, order)
    return { ok: true, value: null }
  })
}

async function enqueueOwnerCancellation(
  trx: OrderTrx,
  { orders }: OrderStepDeps,
  { id, email, total_cents: total }: Order,
): Promise<void> {
  const words = getOwnerTranslations()
  const message = {
    subject: `Order ${id} was cancelled: please don’t make it`,
    paragraphs: [
      `${email} cancelled order ${id} over ${words.formatMoney(total)}. It’s refunded, and its items are back in stock.`,
    ],
    code: null,
    button: null,
    notes: [],
  }
  const mail = renderEmail(message, await getEmailBranding(trx, orders.siteUrl), words)
  await enqueueOwnerMail(trx, { about: `order:${id}`, replyTo: email, ...mail })
}
