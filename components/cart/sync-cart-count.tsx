"use client"

import { useSyncExternalStore } from "react"
import { getShownCount, subscribeToShownCount } from "#lib/cart/browser/cart-count-store.ts"
import { useRefetchCart } from "./use-refetch-cart.ts"

/**
 * Refetches the cart on order pages, so that the header's count is correct: the cart may have been
 * paid on another device, or without the browser returning to the shop. Skips an empty cart.
 */
export function SyncCartCount() {
  const count = useSyncExternalStore(subscribeToShownCount, getShownCount, () => 0)
  useRefetchCart(count > 0)
  return null
}
