"use client"

import { useState } from "react"
import { addToCart } from "#lib/cart/browser/add-to-cart.ts"
import { getCartWriter } from "#lib/cart/browser/browser-cart.ts"
import type { CartFault } from "#lib/cart/browser/cart-fault.ts"
import type { CartItem } from "#lib/cart/cart.ts"

type RemovedLine = {
  /** The last removed line, while it can be restored; null for none. */
  removed: CartItem | null
  note: (item: CartItem) => void
  putBack: () => void
  /** Why the line could not be restored. */
  fault: CartFault | null
}

/**
 * Returns the last removed line, with its quantity and addons, and the function that restores it.
 */
export function useRemovedLine(): RemovedLine {
  const [removed, setRemoved] = useState<CartItem | null>(null)
  const [fault, setFault] = useState<CartFault | null>(null)
  const note = (item: CartItem | null) => {
    setRemoved(item)
    setFault(null)
  }
  const putBack = async ({ skuId, qty, addons }: CartItem) => {
    note(null)
    // An addition before the removal is saved would be removed as well.
    const { fault: notRemoved } = await getCartWriter().whenIdle()
    if (notRemoved !== null) return
    const values = addons.map(({ id, value }) => ({ id, value }))
    setFault(await addToCart({ sku: skuId, qty, addons: values }))
  }
  return { removed, note, putBack: () => removed && void putBack(removed), fault }
}
