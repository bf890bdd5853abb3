import { buildNamedWarning, type CartContent } from "#backend/cart/cart-content.ts"
import { getCartContent } from "#backend/cart/get-cart-content.ts"
import { listPaymentTypes, type PaymentType } from "#backend/cart/payment-types.ts"
import {
  type AppliedPromotion,
  lockPromotionByCode,
  resolvePromotion,
} from "#backend/promotions/promotions.ts"
import { hasGstRegistration } from "#backend/settings/site-settings.ts"
import {
  hasShippableItems,
  listShippingOptions,
  type ShippingOption,
} from "#backend/shipping/shipping-options.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import { parseAmount } from "#lib/contract/money.ts"
import type { SubmitOrder } from "#lib/contract/order.ts"
import type { Result } from "#lib/contract/result.ts"
import {
  type CartPrice,
  type CartToPrice,
  resolveCartPrice,
} from "#lib/contract/rules/cart-price.ts"
import { buildOrderRejection, type OrderRejection, type OrderTrx } from "./order.ts"
import { type OrderAddress, resolveOrderAddress } from "./order-terms.ts"

/** Everything that an order consists of, in its current state. */
export type Checkout = {
  content: CartContent
  address: OrderAddress | null
  option: ShippingOption | null
  promotion: AppliedPromotion | null
  /** Null if none was chosen, or one that the shop does not offer. */
  paymentType: PaymentType | null
  /** True if the seller is registered for GST. */
  hasGst: boolean
}

type CheckoutInput = { cartId: string; userId: number; body: SubmitOrder; now: Date }

/**
 * Reads a locked cart with the choices for it; returns a rejection if it cannot be ordered. Locks
 * the promotion until the end of the transaction, so that its use count is final.
 */
export async function resolveCheckout(
  trx: OrderTrx,
  { cartId, userId, body, now }: CheckoutInput,
): Promise<Result<Checkout, OrderRejection>> {
  const content = await getCartContent(trx, { id: cartId }, { now, userId })
  const valid = validateLines(content)
  if (!valid.ok) return valid
  const address = await resolveOrderAddress(trx, userId, body.address)
  if (address === "unknown") {
    return buildOrderRejection("address", { code: "order_address_unknown" })
  }
  const optionId = body.shipping_option_id ?? null
  const delivery = await resolveDelivery(trx, { content, address, optionId })
  if (!delivery.ok) return delivery
  const promotion = await takePromotion(trx, content, { userId, body, now })
  if (!promotion.ok) return promotion
  const types = await listPaymentTypes(trx)
  const paymentType = types.find(({ code }) => code === body.paymentGateway) ?? null
  const choices = { option: delivery.value, promotion: promotion.value, paymentType }
  const hasGst = await hasGstRegistration(trx)
  return { ok: true, value: { content, address, hasGst, ...choices } }
}

function validateLines({ lines }: CartContent): Result<null, OrderRejection> {
  if (lines.length === 0) return buildOrderRejection("empty", { code: "cart_empty" })
  for (const { productName, warning } of lines) {
    if (warning !== null) {
      return buildOrderRejection("out_of_stock", buildNamedWarning(productName, warning))
    }
  }
  return { ok: true, value: null }
}

/**
 * A promotion code in the request must be valid or the order is rejected; an invalid one of the
 * cart is dropped.
 */
async function takePromotion(
  trx: OrderTrx,
  content: CartContent,
  { userId, body, now }: Omit<CheckoutInput, "cartId">,
): Promise<Result<AppliedPromotion | null, OrderRejection>> {
  const isSent = body.promotion_code !== undefined
  const code = (isSent ? (body.promotion_code ?? "") : content.promotionCode).trim()
  if (code === "") return { ok: true, value: null }
  await lockPromotionByCode(trx, code)
  const resolved = await resolvePromotion(trx, code, content.lines, { userId, now })
  if (resolved.ok) return resolved
  return isSent ? buildOrderRejection("promotion", resolved.error) : { ok: true, value: null }
}

type DeliveryInput = { content: CartContent; address: OrderAddress | null; optionId: number | null }

/**
 * Resolves the chosen shipping method at its current price; null if nothing is shipped. Shipping
 * needs an address, pick-up does not.
 */
async function resolveDelivery(
  trx: OrderTrx,
  { content, address, optionId }: DeliveryInput,
): Promise<Result<ShippingOption | null, OrderRejection>> {
  const { lines, choices } = content
  if (!hasShippableItems(lines)) return { ok: true, value: null }
  const estimated = choices.postcode === "" ? null : choices
  const place = address === null ? estimated : { suburb: address.city, postcode: address.postcode }
  const offer = await listShippingOptions(trx, place, lines)
  const option = offer.options.find(({ id }) => id === optionId)
  if (option === undefined && offer.detail !== null) {
    return buildOrderRejection("shipping", offer.detail)
  }
  if (address === null && option?.isPickUp !== true) {
    return buildOrderRejection("address", { code: "order_address_required" })
  }
  if (option !== undefined) return { ok: true, value: option }
  return buildOrderRejection("shipping", {
    code: optionId === null ? "shipping_method_required" : "shipping_method_unavailable",
  })
}

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
  const { content, option, promotion, paymentType, hasGst } = checkout
  return resolveCartPrice({
    lines: content.lines.map(({ id, unitCents, qty }) => ({
      unitCents,
      qty,
      isInScope: promotion?.lineIds.includes(id) ?? false,
    })),
    discount: promotion?.discount ?? null,
    shipping: option && { cents: option.fullCents, freeOverCents: option.freeOverCents },
    surcharge: paymentType?.surcharge ?? null,
    hasGst,
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
