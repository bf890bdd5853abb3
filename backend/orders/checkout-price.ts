import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import { parseAmount } from "#lib/contract/money.ts"
import type { SubmitOrder } from "#lib/contract/order.ts"
import type { Result } from "#lib/contract/result.ts"
import {
  type CartPrice,
  type CartToPrice,
  resolveCartPrice,
} from "#lib/contract/rules/cart-price.ts"
import { buildOrderRejection, type OrderRejection } from "./order-errors.ts"
import type { Checkout } from "./resolve-checkout.ts"

/** The maximum amount of one gateway payment, in cents. */
const mostCents = 99_999_999

/**
 * Returns the current price of an order, from the spendable store credit and the gateway's minimum
 * amount.
 */
export function resolveCheckoutPrice(
  checkout: Checkout,
  pay: Pick<CartToPrice, "creditCents" | "leastCents">,
): CartPrice {
  const { content, option, promotion, paymentType } = checkout
  return resolveCartPrice({
    lines: content.lines.map(({ id, unitCents, qty }) => ({
      unitCents,
      qty,
      isInScope: promotion?.lineIds.includes(id) ?? false,
    })),
    discount: promotion?.discount ?? null,
    shipping: option && { cents: option.fullCents, freeOverCents: option.freeOverCents },
    surcharge: paymentType?.surcharge ?? null,
    ...pay,
  })
}

type Expected = Pick<SubmitOrder, "expected_total" | "expected_payable">

/**
 * Returns why an order is rejected at this price, or because it differs from the price that the
 * customer was shown. The gateway accepts `leastCents` or more.
 */
export function validateCheckoutPrice(
  price: CartPrice,
  { paymentType }: Checkout,
  { expected, leastCents }: { expected: Expected; leastCents: number },
): Result<null, OrderRejection> {
  if (price.total > mostCents) {
    return buildOrderRejection("too_many", {
      code: "order_amount_too_high",
      params: { amount: mostCents },
    })
  }
  if (price.payable > 0 && paymentType === null) {
    return buildOrderRejection("payment_type", { code: "payment_method_required" })
  }
  if (price.payable > 0 && price.payable < leastCents) {
    return buildOrderRejection("payment_type", {
      code: "order_amount_too_low",
      params: { amount: leastCents },
    })
  }
  const { expected_total: total, expected_payable: payable } = expected
  if (isOther(total, price.total)) {
    const params = { amount: price.total }
    return buildPriceChangedRejection({ code: "order_total_changed", params }, price)
  }
  if (isOther(payable, price.payable)) {
    const params = { amount: price.payable }
    return buildPriceChangedRejection({ code: "order_payable_changed", params }, price)
  }
  return { ok: true, value: null }
}

function isOther(expected: string | null | undefined, cents: number): boolean {
  return typeof expected === "string" && parseAmount(expected) !== cents
}

function buildPriceChangedRejection(
  detail: ErrorDetail,
  { total: totalCents }: CartPrice,
): Result<never, OrderRejection> {
  return { ok: false, error: { code: "changed", detail, totalCents } }
}
