import { buildAmount, parseAmount } from "#backend/catalogue/amount.ts"
import { type CartPrice, priceCart } from "#lib/contract/price-cart.ts"
import { type OrderRefusal, refuseOrder } from "./order-refusal.ts"
import type { Checkout } from "./read-checkout.ts"

/** The most that gateways take at once, in cents. */
const mostCents = 99_999_999

/** What an order costs now. `creditCents` is the store credit that may be used up. */
export function priceCheckout(checkout: Checkout, creditCents: number): CartPrice {
  const { content, option, promotion, paymentType } = checkout
  return priceCart({
    lines: content.lines.map(({ id, unitCents, qty }) => ({
      ...{ unitCents, qty },
      isInScope: promotion?.lineIds.includes(id) ?? false,
    })),
    discount: promotion?.discount ?? null,
    shipping: option && { cents: option.fullCents, freeOverCents: option.freeOverCents },
    surcharge: paymentType?.surcharge ?? null,
    creditCents,
  })
}

/** Why an order cannot be taken at this price; null where it can. */
export function refusePrice(
  price: CartPrice,
  { paymentType }: Checkout,
  expectedTotal: string | null,
): { refused: OrderRefusal } | null {
  if (price.total > mostCents) {
    return refuseOrder(
      "too_many",
      `One order may come to $${buildAmount(mostCents)} at most. Please order in parts.`,
    )
  }
  if (price.payable > 0 && paymentType === null) {
    return refuseOrder("payment_type", "Choose how you want to pay.")
  }
  if (expectedTotal === null || parseAmount(expectedTotal) === price.total) return null
  const message = `The total has changed to $${buildAmount(price.total)}. Please look at your order once more.`
  return { refused: { code: "changed", message, totalCents: price.total } }
}
