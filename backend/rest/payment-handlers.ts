import { buildWirePaymentType, listPaymentTypes } from "#backend/cart/payment-types.ts"
import { getPaymentResult } from "#backend/payments/get-payment-result.ts"
import { resolveSurcharge } from "#lib/contract/cart-price.ts"
import { buildAmount, parseAmount } from "#lib/contract/money.ts"
import { restCalls } from "#lib/contract/rest-calls.ts"
import { buildRestHandler } from "./rest-handler.ts"

/** The handlers of calls about payments and the surcharges of payment methods. */
export const paymentHandlers = {
  checkPaid: buildRestHandler(restCalls.checkPaid, async ({ query }, deps) => ({
    response: await getPaymentResult(deps, query.payum_token),
  })),
  creditCardSurchargeOf: buildRestHandler(
    restCalls.creditCardSurchargeOf,
    async ({ body }, { db }) => {
      const cents = parseAmount(body.amount)
      const card = (await listPaymentTypes(db)).find(({ isCreditCard }) => isCreditCard)
      const extra = resolveSurcharge(card?.surcharge ?? null, cents)
      return {
        response: {
          amount: buildAmount(cents),
          surcharge: buildAmount(extra),
          total: buildAmount(cents + extra),
        },
      }
    },
  ),
  paymentSurchargesOf: buildRestHandler(restCalls.paymentSurchargesOf, async ({ body }, { db }) => {
    const cents = parseAmount(body.amount)
    const types = await listPaymentTypes(db)
    return { response: { data: types.map((type) => buildWirePaymentType(type, cents)) } }
  }),
}
