"use client"

import { useSyncExternalStore } from "react"
import { getShownCount, watchShownCount } from "#lib/cart/browser/shown-count.ts"
import { useCartAnew } from "./use-cart-anew.ts"

/**
 * Refetches the cart on order pages, so that the header's count is correct: the cart may have been
 * paid on another device, or without the browser returning to the shop. Skips an empty cart.
 */
export function CountedCart() {
  const count = useSyncExternalStore(watchShownCount, getShownCount, () => 0)
  useCartAnew(count > 0)
  return null
}
