import { isRefusal } from "#backend/http/refusal.ts"
import { payOrder } from "#backend/orders/pay-order.ts"
import { submitOrder } from "#backend/orders/submit-order.ts"
import { refuseOrderGuess } from "#backend/promotions/guess-limit.ts"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { resolveClient, resolveNetwork } from "./resolve-client.ts"
import { buildPrivateAnswer } from "./rest-answer.ts"

/** The handlers of calls that create an order from a customer's cart and pay it. */
export const orderAnswers = {
  submitOrder: buildPrivateAnswer(
    accountCalls.submitOrder,
    async ({ body }, deps, { userId }, request) => {
      const guess = {
        userId,
        client: resolveClient(deps, request),
        code: body.promotion_code ?? "",
      }
      const message = await refuseOrderGuess(deps, guess)
      if (message !== null)
        return { answer: { success: false, code: "promotion" as const, message } }
      const network = resolveNetwork(deps, request)
      return { answer: await submitOrder(deps, { userId, network, body }) }
    },
  ),
  payOrder: buildPrivateAnswer(
    accountCalls.payOrder,
    async ({ params: { id } }, deps, { userId }) => {
      const result = await payOrder(deps, { userId, id })
      return isRefusal(result) ? { refusal: result } : { answer: result }
    },
  ),
}
