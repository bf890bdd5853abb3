import type { Cart, CartItem, ShippingQuote } from "#lib/cart/cart.ts"
import { parseCents } from "#lib/contract/money.ts"

const none = parseCents(0)

/** Builds a cart line: one bottle of resin at $25.00; `parts` overrides any property. */
export function buildCartItem(parts: Partial<CartItem> = {}): CartItem {
  const price = parts.price ?? parseCents(25_00)
  const qty = parts.qty ?? 1
  return {
    id: 1,
    slug: "clear-resin",
    name: "500 ml",
    productName: "Clear resin",
    skuId: 11,
    code: "RES-500",
    addons: [],
    qty,
    price,
    fullPrice: price,
    subtotal: parseCents(price * qty),
    picture: null,
    warning: "",
    shippingNote: "",
    ...parts,
  }
}

/** Builds a shipping quote: Standard Post for $10.60, free over $200.00. */
export function buildQuote(parts: Partial<ShippingQuote> = {}): ShippingQuote {
  const amount = parts.amount ?? parseCents(10_60)
  return {
    id: 1,
    name: "Standard Post",
    description: "3 to 5 business days",
    isPickUp: false,
    amount,
    fullAmount: amount,
    freeOver: parseCents(200_00),
    promise: "",
    ...parts,
  }
}

/** Builds a guest's cart of these lines, by default priced without shipping. */
export function buildCart(items: readonly CartItem[], parts: Partial<Cart> = {}): Cart {
  const subtotal = parseCents(items.reduce((cents, item) => cents + item.subtotal, 0))
  return {
    items,
    subtotal,
    total: subtotal,
    tax: parseCents(Math.round(subtotal / 11)),
    itemCount: items.reduce((count, { qty }) => count + qty, 0),
    isAllInStock: true,
    promotionCode: "",
    promotionMessage: "",
    promotion: null,
    discount: none,
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
    credit: none,
    leastPayment: parseCents(1),
    ...parts,
  }
}
