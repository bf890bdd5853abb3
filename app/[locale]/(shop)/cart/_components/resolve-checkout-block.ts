import type { Cart } from "#lib/cart/cart.ts"

/** Why the cart cannot go to the checkout as it is, in words; empty where it can. */
export function resolveCheckoutBlock(
  cart: Cart,
  words: { blocked: string; quoteFirst: string },
): string {
  if (!cart.isAllInStock) return words.blocked
  const isUnpriced = cart.needsShipping && cart.needsQuote && cart.shippingType === null
  return isUnpriced ? words.quoteFirst : ""
}

/** Whether the total holds all there is to pay. */
export function hasWholeTotal(cart: Cart): boolean {
  return !cart.needsShipping || cart.shipping !== null
}
