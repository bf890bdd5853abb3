import { buildWirePaymentType, listPaymentTypes } from "#backend/cart/payment-types.ts"
import { buildAmount, parseAmount } from "#backend/catalogue/amount.ts"
import { checkPaid } from "#backend/payments/check-paid.ts"
import { resolveSurcharge } from "#lib/contract/price-cart.ts"
import { restCalls } from "#lib/contract/rest-calls.ts"
import { buildRestAnswer } from "./rest-answer.ts"

/** The handlers of calls about payments and the surcharges of payment methods. */
export const paymentAnswers = {
  checkPaid: buildRestAnswer(restCalls.checkPaid, async ({ query }, deps) => ({
    answer: await checkPaid(deps, query.payum_token),
  })),
  creditCardSurchargeOf: buildRestAnswer(
    restCalls.creditCardSurchargeOf,
    async ({ body }, { db }) => {
      const cents = parseAmount(body.amount)
      const card = (await listPaymentTypes(db)).find(({ isCreditCard }) => isCreditCard)
      const extra = resolveSurcharge(card?.surcharge ?? null, cents)
      return {
        answer: {
          amount: buildAmount(cents),
          surcharge: buildAmount(extra),
          total: buildAmount(cents + extra),
        },
      }
    },
  ),
  paymentSurchargesOf: buildRestAnswer(restCalls.paymentSurchargesOf, async ({ body }, { db }) => {
    const cents = parseAmount(body.amount)
    const types = await listPaymentTypes(db)
    return { answer: { data: types.map((type) => buildWirePaymentType(type, cents)) } }
  }),
}
