import { buildPurchaseEvent } from "#lib/analytics/build-shop-events.ts"
import type { ShopEvent } from "#lib/analytics/shop-event.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { getInvoice } from "#lib/api/invoices.ts"
import { getPaymentState } from "#lib/api/payments.ts"
import { getSite } from "#lib/api/site.ts"
import type { PaymentState } from "#lib/checkout/payment-state.ts"
import { paymentTokenSchema } from "#lib/contract/payment.ts"
import type { UnpaidOrder } from "#lib/invoices/invoice.ts"
import { log } from "#lib/log.ts"

export type PaymentReturn = {
  token: string
  /** Null where it cannot be told now. */
  payment: PaymentState | null
  /** The order that the visitor can still pay; null where there is none, or it is somebody else's. */
  unpaid: UnpaidOrder | null
  /** What is counted of it; null where nothing is. */
  measured: ShopEvent | null
}

type OwnPart = Pick<PaymentReturn, "unpaid" | "measured">

const nothing: OwnPart = { unpaid: null, measured: null }

/** The payment that a payer has come back from; null where there is no such payment. */
export async function loadPaymentReturn(token: unknown): Promise<PaymentReturn | null> {
  const asked = paymentTokenSchema.safeParse(token)
  if (!asked.success) return null
  try {
    const payment = await getPaymentState(asked.data)
    if (payment === null) return null
    return { token: asked.data, payment, ...(await findOwn(payment)) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error }, "a payer could not be told what became of the payment")
    return { token: asked.data, payment: null, ...nothing }
  }
}

/**
 * What is shown and counted of the order to the customer who placed it: whoever else has the address
 * is told no more than what the page says.
 */
async function findOwn({ outcome, orderId }: PaymentState): Promise<OwnPart> {
  if (orderId === null || (outcome !== "paid" && outcome !== "not_charged")) return nothing
  try {
    const isMeasured = (await getSite()).settings.analytics !== null
    if (outcome === "paid" && !isMeasured) return nothing
    const order = await getInvoice({ id: orderId })
    if (order === null || order === "signedOut") return nothing
    return outcome === "paid"
      ? { ...nothing, measured: buildPurchaseEvent(order, Date.now()) }
      : { ...nothing, unpaid: order.unpaid }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error, order: orderId }, "payment return: order not readable")
    return nothing
  }
}
