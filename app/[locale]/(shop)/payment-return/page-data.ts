import { buildPurchaseEvent } from "#lib/analytics/build-shop-events.ts"
import type { ShopEvent } from "#lib/analytics/shop-event.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { getInvoice } from "#lib/api/invoices.ts"
import { getPaymentState } from "#lib/api/payments.ts"
import { getSite } from "#lib/api/site.ts"
import type { PaymentState } from "#lib/checkout/payment-state.ts"
import { paymentTokenSchema } from "#lib/contract/payment.ts"
import { log } from "#lib/log.ts"

export type PaymentReturn = {
  token: string
  /** Null where it cannot be told now. */
  payment: PaymentState | null
  /** What is counted of it; null where nothing is. */
  measured: ShopEvent | null
}

/** The payment that a payer has come back from; null where there is no such payment. */
export async function loadPaymentReturn(token: unknown): Promise<PaymentReturn | null> {
  const asked = paymentTokenSchema.safeParse(token)
  if (!asked.success) return null
  try {
    const payment = await getPaymentState(asked.data)
    return payment && { token: asked.data, payment, measured: await findMeasured(payment) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error }, "a payer could not be told what became of the payment")
    return { token: asked.data, payment: null, measured: null }
  }
}

/**
 * The order that was paid, for who measures the shop. Only to the customer who placed it: whoever
 * else has the address is told no more than what the page says.
 */
async function findMeasured({ outcome, orderId }: PaymentState): Promise<ShopEvent | null> {
  if (outcome !== "paid" || orderId === null) return null
  try {
    if ((await getSite()).settings.analytics === null) return null
    const invoice = await getInvoice({ id: orderId })
    const isOwn = invoice !== null && invoice !== "signedOut"
    return isOwn ? buildPurchaseEvent(invoice, Date.now()) : null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error }, "a paid order could not be read to be counted")
    return null
  }
}
