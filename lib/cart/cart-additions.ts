import type { Cart } from "./cart.ts"

/** A successful addition to the cart: the SKU, the added quantity, and the cart after it. */
export type CartAddition = { sku: number; qty: number; cart: Cart }

declare global {
  /** Receives additions: an array buffers them until a subscriber replaces it. */
  var cartAdditions: CartAddition[] | { push: (addition: CartAddition) => unknown } | undefined
}

/** Publishes an addition to analytics; discards it where no analytics service is configured. */
export function publishCartAddition(addition: CartAddition): void {
  globalThis.cartAdditions?.push(addition)
}

/** Opens the buffer that stores additions until a subscriber reads them. */
export function openCartAdditionBuffer(): void {
  globalThis.cartAdditions ??= []
}
