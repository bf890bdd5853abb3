import type { Cart, CartItem, PaymentType, ShippingQuote } from "#lib/cart/cart.ts"
import { parseCents } from "#lib/contract/money.ts"

const none = parseCents(0)

/** Builds a cart line of the checkout. */
export function buildItem(parts: Partial<CartItem> = {}): CartItem {
  const { price = parseCents(2_500), qty = 1 } = parts
  return {
    id: 1,
    slug: "tough-resin",
    name: "Amber",
    productName: "Tough resin",
    skuId: 11,
    code: "RES-A",
    addons: [],
    picture: null,
    warning: "",
    shippingNote: "",
    qty,
    price,
    fullPrice: price,
    subtotal: parseCents(price * qty),
    ...parts,
  }
}

/** Builds a shipping quote: Standard Post for $10.60, never free. */
export function buildQuote(parts: Partial<ShippingQuote> = {}): ShippingQuote {
  const { fullAmount = parseCents(1_060) } = parts
  return {
    id: 1,
    name: "Standard Post",
    description: "3 to 5 business days",
    isPickUp: false,
    amount: fullAmount,
    fullAmount,
    freeOver: null,
    promise: "",
    ...parts,
  }
}

/** Builds a payment method: bank transfer without a surcharge. */
export function buildPaymentType(parts: Partial<PaymentType> = {}): PaymentType {
  return {
    code: "bank",
    name: "Bank transfer",
    description: "",
    surchargeBasisPoints: 0,
    surchargeFixed: none,
    ...parts,
  }
}

/** Builds a cart at the checkout with one line; `parts` overrides any property. */
export function buildCart(parts: Partial<Cart> = {}): Cart {
  const items = parts.items ?? [buildItem()]
  const subtotal = parseCents(items.reduce((cents, item) => cents + item.subtotal, 0))
  const total = parseCents(subtotal + (parts.shipping ?? 0))
  return {
    items,
    itemCount: items.reduce((count, { qty }) => count + qty, 0),
    subtotal,
    isAllInStock: true,
    promotionCode: "",
    promotionMessage: "",
    promotion: null,
    needsShipping: items.length > 0,
    needsQuote: false,
    shippingMessage: "",
    quotes: [],
    promises: [],
    shippingType: null,
    shipping: null,
    place: null,
    paymentTypes: [],
    wallets: [],
    discount: none,
    total,
    tax: parseCents(Math.round(total / 11)),
    credit: none,
    leastPayment: parseCents(1),
    ...parts,
  }
}
