import { ApiError } from "#lib/api/api-error.ts"
import { getPaymentState } from "#lib/api/payments.ts"
import type { PaymentState } from "#lib/checkout/payment-state.ts"
import { paymentTokenSchema } from "#lib/contract/payment.ts"
import { log } from "#lib/log.ts"

export type PaymentReturn = {
  token: string
  /** Null where it cannot be told now. */
  payment: PaymentState | null
}

/** The payment that a payer has come back from; null where there is no such payment. */
export async function loadPaymentReturn(token: unknown): Promise<PaymentReturn | null> {
  const asked = paymentTokenSchema.safeParse(token)
  if (!asked.success) return null
  try {
    const payment = await getPaymentState(asked.data)
    return payment && { token: asked.data, payment }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error }, "a payer could not be told what became of the payment")
    return { token: asked.data, payment: null }
  }
}
