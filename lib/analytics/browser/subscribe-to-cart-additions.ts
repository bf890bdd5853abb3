import type { CartAddition, CartAdditionGlobals } from "../cart-additions.ts"

/** Hands over the news that were kept, and all that come. Returns what ends it. */
export function subscribeToCartAdditions(onAddition: (addition: CartAddition) => void): () => void {
  const globals = globalThis as CartAdditionGlobals
  const buffered = globals.cartAdditions
  globals.cartAdditions = { push: onAddition }
  if (Array.isArray(buffered)) for (const addition of buffered) onAddition(addition)
  return () => {
    globals.cartAdditions = []
  }
}
