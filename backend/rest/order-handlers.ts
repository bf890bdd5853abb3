import { isApiError } from "#backend/http/api-error.ts"
import { handleOrderPaymentRequest } from "#backend/orders/handle-order-payment-request.ts"
import { handleOrderSubmission } from "#backend/orders/handle-order-submission.ts"
import { validateOrderGuessLimit } from "#backend/promotions/guess-limit.ts"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { resolveClient, resolveNetwork } from "./resolve-client.ts"
import { buildPrivateHandler } from "./rest-handler.ts"

/** The handlers of calls that create an order from a customer's cart and pay it. */
export const orderHandlers = {
  submitOrder: buildPrivateHandler(
    accountCalls.submitOrder,
    async ({ body }, deps, { userId }, request) => {
      const guess = {
        userId,
        client: resolveClient(deps, request),
        code: body.promotion_code ?? "",
      }
      const message = await validateOrderGuessLimit(deps, guess)
      if (message !== null)
        return { response: { success: false, code: "promotion" as const, message } }
      const network = resolveNetwork(deps, request)
      return { response: await handleOrderSubmission(deps, { userId, network, body }) }
    },
  ),
  payOrder: buildPrivateHandler(
    accountCalls.payOrder,
    async ({ params: { id } }, deps, { userId }) => {
      const result = await handleOrderPaymentRequest(deps, { userId, id })
      return isApiError(result) ? { error: result } : { response: result }
    },
  ),
}
