import { useEffect, useRef, useState } from "react"
import { type AddWish, addToCart } from "#lib/cart/browser/add-to-cart.ts"
import type { CartFault } from "#lib/cart/browser/cart-fault.ts"

/** Specification 1, section 9. */
const addedForMs = 3_000

export type Adding = {
  /** SKU that "Added to cart" is said of; null for none. */
  fresh: number | null
  /** How often something was added from this panel. */
  count: number
  /** Why the last was not added, and of which SKU that was. */
  refused: { sku: number; fault: CartFault } | null
  add: (wish: AddWish) => void
}

/**
 * Adds to the cart and says so at once; a refusal takes that back. While it is said, a tap that asks for
 * the very same is the second of a double one and adds nothing.
 */
export function useAdding(): Adding {
  const [fresh, setFresh] = useState<number | null>(null)
  const [count, setCount] = useState(0)
  const [refused, setRefused] = useState<Adding["refused"]>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The wish that "Added to cart" is said of. */
  const said = useRef("")
  useEffect(() => () => clearTimeout(timer.current), [])

  const stopSaying = () => {
    clearTimeout(timer.current)
    said.current = ""
    setFresh(null)
  }
  const add = async (wish: AddWish) => {
    const text = JSON.stringify(wish)
    if (said.current === text) return
    said.current = text
    clearTimeout(timer.current)
    timer.current = setTimeout(stopSaying, addedForMs)
    setFresh(wish.sku)
    setCount((before) => before + 1)
    setRefused(null)
    const fault = await addToCart(wish)
    if (fault === null) return
    stopSaying()
    setCount((before) => before - 1)
    setRefused({ sku: wish.sku, fault })
  }
  return { fresh, refused, count, add: (wish) => void add(wish) }
}
