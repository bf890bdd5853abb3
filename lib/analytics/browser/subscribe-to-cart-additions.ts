import type { CartAddition, CartAdditionGlobals } from "../cart-additions.ts"

/** Calls `onAddition` for the buffered additions and for each new one. Returns the unsubscriber. */
export function subscribeToCartAdditions(onAddition: (addition: CartAddition) => void): () => void {
  const globals = globalThis as CartAdditionGlobals
  const buffered = globals.cartAdditions
  globals.cartAdditions = { push: onAddition }
  if (Array.isArray(buffered)) for (const addition of buffered) onAddition(addition)
  return () => {
    globals.cartAdditions = []
  }
}
