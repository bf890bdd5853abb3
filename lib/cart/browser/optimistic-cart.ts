import { hasGst } from "#lib/cart/has-gst.ts"
import { parseCents } from "#lib/contract/money.ts"
import { resolveCartPrice, resolveShipping } from "#lib/contract/rules/cart-price.ts"
import type { Cart, CartChoices, CartItem, ShippingQuote } from "../cart.ts"

/** Changes that the user has made and the server has not confirmed. */
export type PendingCartChanges = {
  /** Quantities by line; 0 removes it. */
  quantities: ReadonlyMap<number, number>
  choices: CartChoices
}

/**
 * Returns the cart as it will be once the pending changes are made, with its new totals (optimistic
 * update).
 */
export function buildOptimisticCart(cart: Cart, { quantities, choices }: PendingCartChanges): Cart {
  const { shippingType = cart.shippingType } = choices
  if (quantities.size === 0 && shippingType === cart.shippingType) return cart
  const items = cart.items
    .map((item) => withQuantity(item, quantities.get(item.id)))
    .filter(({ qty }) => qty > 0)
  const quote = cart.quotes.find(({ id }) => id === shippingType) ?? null
  const isKnown = quote !== null && (cart.shipping !== null || choices.shippingType === quote.id)
  const price = resolveCartPrice({
    lines: items.map(({ id, price: unitCents, qty }) => {
      return { unitCents, qty, isInScope: cart.promotion?.itemIds.includes(id) ?? false }
    }),
    discount: cart.promotion?.discount ?? null,
    shipping: isKnown && items.length > 0 ? buildShipping(quote) : null,
    surcharge: null,
    creditCents: 0,
    leastCents: cart.leastPayment,
    hasGst: hasGst(cart),
  })
  const discountedSubtotalCents = price.subtotal - price.discount
  return {
    ...cart,
    items,
    shippingType,
    itemCount: cart.itemCount + countItems(items) - countItems(cart.items),
    subtotal: parseCents(price.subtotal),
    discount: parseCents(price.discount),
    shipping: isKnown && items.length > 0 ? parseCents(price.shipping) : null,
    total: parseCents(price.total),
    tax: parseCents(price.tax),
    quotes: cart.quotes.map((each) => {
      return {
        ...each,
        amount: parseCents(resolveShipping(buildShipping(each), discountedSubtotalCents)),
      }
    }),
  }
}

function withQuantity(item: CartItem, qty = item.qty): CartItem {
  return qty === item.qty ? item : { ...item, qty, subtotal: parseCents(item.price * qty) }
}

function countItems(items: readonly CartItem[]): number {
  return items.reduce((count, { qty }) => count + qty, 0)
}

function buildShipping({ fullAmount, freeOver }: ShippingQuote) {
  return { cents: fullAmount, freeOverCents: freeOver }
}
