import type { Cart, PaymentType } from "#lib/cart/cart.ts"
import { hasGst } from "#lib/cart/has-gst.ts"
import { type Money, parseCents } from "#lib/contract/money.ts"
import { resolveCartPrice } from "#lib/contract/rules/cart-price.ts"

/** The customer's choices that change the price of the checkout. */
export type PriceChoices = {
  /** Id of a shipping method; one that is not offered counts as none. */
  deliveryId: number | null
  /** Code of a payment method; one that is not offered counts as none. */
  paymentCode: string
  useCredit: boolean
}

/** `delivery` is null while it is unknown. `payable` is `total` less `credit`. */
export type CheckoutPrice = {
  subtotal: Money
  discount: Money
  delivery: Money | null
  surcharge: Money
  total: Money
  tax: Money
  credit: Money
  payable: Money
}

/**
 * Computes the price of a cart at the checkout, by the same rule that the order is created with.
 */
export function buildCheckoutPrice(cart: Cart, choices: PriceChoices): CheckoutPrice {
  const quote = cart.quotes.find(({ id }) => id === choices.deliveryId) ?? null
  const payment = cart.paymentTypes.find(({ code }) => code === choices.paymentCode) ?? null
  const isKnown = cart.needsShipping && quote !== null
  const price = resolveCartPrice({
    lines: cart.items.map(({ id, price: unitCents, qty }) => {
      return { unitCents, qty, isInScope: cart.promotion?.itemIds.includes(id) ?? false }
    }),
    discount: cart.promotion?.discount ?? null,
    shipping: isKnown ? { cents: quote.fullAmount, freeOverCents: quote.freeOver } : null,
    surcharge: payment && buildSurcharge(payment),
    creditCents: choices.useCredit ? cart.credit : 0,
    leastCents: cart.leastPayment,
    hasGst: hasGst(cart),
  })
  return {
    subtotal: parseCents(price.subtotal),
    discount: parseCents(price.discount),
    delivery: isKnown ? parseCents(price.shipping) : null,
    surcharge: parseCents(price.surcharge),
    total: parseCents(price.total),
    tax: parseCents(price.tax),
    credit: parseCents(price.credit),
    payable: parseCents(price.payable),
  }
}

/** Returns the surcharge that each payment method would add, by its code. */
export function listSurcharges(cart: Cart, choices: PriceChoices): ReadonlyMap<string, Money> {
  return new Map(
    cart.paymentTypes.map(({ code }) => {
      return [code, buildCheckoutPrice(cart, { ...choices, paymentCode: code }).surcharge]
    }),
  )
}

/**
 * Returns the effective shipping method: the requested one if it is offered, else the cart's own.
 */
export function resolveDelivery(cart: Cart, requestedId: number | null): number | null {
  const isOffered = (id: number | null) => cart.quotes.some((quote) => quote.id === id)
  if (isOffered(requestedId)) return requestedId
  return isOffered(cart.shippingType) ? cart.shippingType : null
}

/** Returns the effective payment method: the requested one if it is offered, else the first. */
export function resolvePaymentCode(cart: Cart, requestedCode: string): string {
  const isOffered = cart.paymentTypes.some(({ code }) => code === requestedCode)
  return isOffered ? requestedCode : (cart.paymentTypes[0]?.code ?? "")
}

function buildSurcharge({ surchargeBasisPoints, surchargeFixed }: PaymentType) {
  return { basisPoints: surchargeBasisPoints, cents: surchargeFixed }
}
