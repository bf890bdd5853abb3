"use client"

import { useSyncExternalStore } from "react"
import { getShownCount, watchShownCount } from "#lib/cart/browser/shown-count.ts"
import { useCartAnew } from "./use-cart-anew.ts"

/**
 * Has the header's count put right on pages about orders: what it counts may have been paid since
 * without the browser coming back, or on another device. An empty cart is not asked about.
 */
export function CountedCart() {
  const count = useSyncExternalStore(watchShownCount, getShownCount, () => 0)
  useCartAnew(count > 0)
  return null
}
