import type { Cart } from "#lib/cart/cart.ts"

/** Goods that the shop has taken into the cart. */
export type CartAddition = { sku: number; qty: number; cart: Cart }

/** Where news go: a list keeps them until somebody listens. */
export type CartAdditionGlobals = {
  cartAdditions?: CartAddition[] | { push: (addition: CartAddition) => unknown }
}

/** Tells whoever measures the shop. Nobody does where no service is set, and nothing is kept then. */
export function publishCartAddition(addition: CartAddition): void {
  const globals = globalThis as CartAdditionGlobals
  globals.cartAdditions?.push(addition)
}

/** Keeps news from now on, for who will listen. */
export function openCartAdditionBuffer(): void {
  const globals = globalThis as CartAdditionGlobals
  globals.cartAdditions ??= []
}
