import { submitOrder } from "#backend/orders/submit-order.ts"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { buildPrivateAnswer } from "./rest-answer.ts"

/** The call that makes an order of a customer's cart. */
export const orderAnswers = {
  submitOrder: buildPrivateAnswer(accountCalls.submitOrder, async ({ body }, deps, { userId }) => ({
    answer: await submitOrder(deps, userId, body),
  })),
}
