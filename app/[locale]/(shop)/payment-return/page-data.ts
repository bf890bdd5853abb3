import { buildPurchaseEvent, type ShopEvent } from "#lib/analytics/shop-event.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { getSite } from "#lib/api/site.ts"
import { getPaymentState } from "#lib/checkout/orders-api.ts"
import type { PaymentState } from "#lib/checkout/payment-state.ts"
import { paymentTokenSchema } from "#lib/contract/payment.ts"
import type { Invoice, UnpaidOrder } from "#lib/invoices/invoice.ts"
import { getInvoice } from "#lib/invoices/invoices-api.ts"
import { log } from "#lib/log.ts"

export type PaymentReturn = {
  token: string
  /** Null while the API is unavailable. */
  payment: PaymentState | null
  /**
   * The order, while the current customer can still pay it; null for none and for another
   * customer's order.
   */
  unpaid: UnpaidOrder | null
  /** The paid order, for the customer who placed it; null for anyone else. */
  order: Invoice | null
  /** Analytics event of the purchase; null for none. */
  measured: ShopEvent | null
}

type OrderDetails = Pick<PaymentReturn, "unpaid" | "order" | "measured">

const noDetails: OrderDetails = { unpaid: null, order: null, measured: null }

/**
 * Returns the payment of a token after the redirect from the payment page; null if there is none.
 */
export async function getPaymentReturn(token: unknown): Promise<PaymentReturn | null> {
  const parsedToken = paymentTokenSchema.safeParse(token)
  if (!parsedToken.success) return null
  try {
    const payment = await getPaymentState(parsedToken.data)
    if (payment === null) return null
    return { token: parsedToken.data, payment, ...(await findOrderDetails(payment)) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error }, "payment-return: payment status unavailable")
    return { token: parsedToken.data, payment: null, ...noDetails }
  }
}

/**
 * Returns details of the order, for the customer who placed it only: anyone else with the URL sees
 * the payment status alone.
 */
async function findOrderDetails({ outcome, orderId }: PaymentState): Promise<OrderDetails> {
  if (orderId === null || (outcome !== "paid" && outcome !== "not_charged")) return noDetails
  try {
    const [site, order] = await Promise.all([getSite(), getInvoice({ id: orderId })])
    if (order === null || order === "signedOut") return noDetails
    if (outcome === "not_charged") return { ...noDetails, unpaid: order.unpaid }
    const isMeasured = site.settings.analytics !== null
    return {
      ...noDetails,
      order,
      ...(isMeasured && { measured: buildPurchaseEvent(order, Date.now()) }),
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error, order: orderId }, "payment-return: order unavailable")
    return noDetails
  }
}
