import { useEffect, useRef, useState } from "react"
import { type AddWish, addToCart } from "#lib/cart/browser/add-to-cart.ts"
import type { CartFault } from "#lib/cart/browser/cart-fault.ts"

/** Specification 1, section 9. */
const addedForMs = 3_000

export type Adding = {
  /** SKU for which "Added to cart" is shown; null for none. */
  fresh: number | null
  /** Number of additions from this panel. */
  count: number
  /** The error of the last addition, and its SKU. */
  refused: { sku: number; fault: CartFault } | null
  add: (wish: AddWish) => void
}

/**
 * Adds to the cart and confirms at once (optimistic update); an error rolls that back. While the
 * confirmation is shown, an equal request is the second press of a double tap and is ignored.
 */
export function useAdding(): Adding {
  const [fresh, setFresh] = useState<number | null>(null)
  const [count, setCount] = useState(0)
  const [refused, setRefused] = useState<Adding["refused"]>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The input for which "Added to cart" is shown, as JSON. */
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
