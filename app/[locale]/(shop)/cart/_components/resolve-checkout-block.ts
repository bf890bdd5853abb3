import type { Cart } from "#lib/cart/cart.ts"

/** Returns the message why the cart cannot be ordered; empty if it can. */
export function resolveCheckoutBlock(
  cart: Cart,
  words: { blocked: string; quoteFirst: string },
): string {
  if (!cart.isAllInStock) return words.blocked
  const isUnpriced = cart.needsShipping && cart.needsQuote && cart.shippingType === null
  return isUnpriced ? words.quoteFirst : ""
}

/** True if the total includes the delivery cost or needs none. */
export function hasWholeTotal(cart: Cart): boolean {
  return !cart.needsShipping || cart.shipping !== null
}
