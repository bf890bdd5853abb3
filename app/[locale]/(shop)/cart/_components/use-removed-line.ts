"use client"

import { useState } from "react"
import { addToCart } from "#lib/cart/browser/add-to-cart.ts"
import { getCartWriter } from "#lib/cart/browser/browser-cart.ts"
import type { CartFault } from "#lib/cart/browser/cart-fault.ts"
import type { CartItem } from "#lib/cart/cart.ts"

type RemovedLine = {
  /** The line that was removed last and may be put back; null where there is none. */
  removed: CartItem | null
  note: (item: CartItem) => void
  putBack: () => void
  /** Why it was not put back. */
  fault: CartFault | null
}

/** Remembers the line that was removed last, with its quantity and add-ons, and puts it back. */
export function useRemovedLine(): RemovedLine {
  const [removed, setRemoved] = useState<CartItem | null>(null)
  const [fault, setFault] = useState<CartFault | null>(null)
  const note = (item: CartItem | null) => {
    setRemoved(item)
    setFault(null)
  }
  const putBack = async ({ skuId, qty, addons }: CartItem) => {
    note(null)
    // Added before the removal has arrived, it would be removed as well.
    const { fault: notRemoved } = await getCartWriter().whenIdle()
    if (notRemoved !== null) return
    const values = addons.map(({ id, value }) => ({ id, value }))
    setFault(await addToCart({ sku: skuId, qty, addons: values }))
  }
  return { removed, note, putBack: () => removed && void putBack(removed), fault }
}
