import "server-only"
import { ApiError } from "#lib/api/api-error.ts"
import { requestAccount } from "#lib/auth/authenticated-client.ts"
import { getClientInfo } from "#lib/auth/client-info.ts"
import { parseAmount } from "#lib/contract/money.ts"
import { restCalls } from "#lib/contract/rest-calls.ts"
import type { PaymentState } from "./payment-state.ts"

/** Timeout: the back end may have to query the payment gateway first. */
const timeoutMs = 8_000

/**
 * Returns the state of the payment whose token is in a return URL; null for an unknown payment.
 * Never cached. Throws an ApiError.
 */
export async function getPaymentState(
  token: string,
  returnAddress = "",
): Promise<PaymentState | null> {
  const url = Buffer.from(returnAddress).toString("base64")
  const query = { payum_token: token, url: url.length > 4_000 ? "" : url }
  const by = { baseUrl: null, ...(await getClientInfo()), timeoutMs }
  const result = await requestAccount("checkPaid", restCalls.checkPaid, { query }, by)
  if (!result.ok) {
    throw new ApiError("http", "checkPaid", `status ${result.error.status}`)
  }
  const { payment } = result.value
  if (payment === null) return null
  const { outcome, amount, order_id: orderId, promises } = payment
  return { outcome, amount: parseAmount(amount), orderId, promises }
}
