"use client"

import { useState } from "react"
import type { CartRequestError } from "#lib/cart/browser/cart-error.ts"
import { getCartWriter } from "#lib/cart/browser/cart-store.ts"
import { enqueueAddToCart } from "#lib/cart/browser/enqueue-add-to-cart.ts"
import type { CartItem } from "#lib/cart/cart.ts"

type RemovedLine = {
  /** The last removed line, while it can be restored; null for none. */
  removed: CartItem | null
  record: (item: CartItem) => void
  putBack: () => void
  /** Why the line could not be restored. */
  error: CartRequestError | null
}

/**
 * Returns the last removed line, with its quantity and addons, and the function that restores it.
 */
export function useRemovedLine(): RemovedLine {
  const [removed, setRemoved] = useState<CartItem | null>(null)
  const [error, setError] = useState<CartRequestError | null>(null)
  const record = (item: CartItem | null) => {
    setRemoved(item)
    setError(null)
  }
  const putBack = async ({ skuId, qty, addons }: CartItem) => {
    record(null)
    // An addition before the removal is saved would be removed as well.
    const { error: removalError } = await getCartWriter().whenIdle()
    if (removalError !== null) return
    const values = addons.map(({ id, value }) => ({ id, value }))
    setError(await enqueueAddToCart({ sku: skuId, qty, addons: values }))
  }
  return { removed, record, putBack: () => removed && void putBack(removed), error }
}
