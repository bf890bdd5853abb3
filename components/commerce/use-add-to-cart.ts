import { useEffect, useRef, useState } from "react"
import type { CartRequestError } from "#lib/cart/browser/cart-error.ts"
import { type AddToCartInput, enqueueAddToCart } from "#lib/cart/browser/enqueue-add-to-cart.ts"

/** Specification 1, section 9. */
const addedForMs = 3_000

export type AddToCartState = {
  /** SKU for which "Added to cart" is shown; null for none. */
  confirmedSku: number | null
  /** Number of additions from this panel. */
  count: number
  /** The error of the last addition, and its SKU. */
  rejected: { sku: number; error: CartRequestError } | null
  add: (input: AddToCartInput) => void
}

/**
 * Adds to the cart and confirms at once (optimistic update); an error rolls that back. While the
 * confirmation is shown, an equal request is the second press of a double tap and is ignored.
 */
export function useAddToCart(): AddToCartState {
  const [confirmedSku, setConfirmedSku] = useState<number | null>(null)
  const [count, setCount] = useState(0)
  const [rejected, setRejected] = useState<AddToCartState["rejected"]>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The input for which "Added to cart" is shown, as JSON. */
  const confirmedInput = useRef("")
  useEffect(() => () => clearTimeout(timer.current), [])

  const clearConfirmation = () => {
    clearTimeout(timer.current)
    confirmedInput.current = ""
    setConfirmedSku(null)
  }
  const add = async (input: AddToCartInput) => {
    const text = JSON.stringify(input)
    if (confirmedInput.current === text) return
    confirmedInput.current = text
    clearTimeout(timer.current)
    const ownTimer = setTimeout(clearConfirmation, addedForMs)
    timer.current = ownTimer
    setConfirmedSku(input.sku)
    setCount((before) => before + 1)
    setRejected(null)
    const error = await enqueueAddToCart(input)
    if (error === null) return
    // A later addition has started its own timer, and its confirmation stays.
    if (timer.current === ownTimer) clearConfirmation()
    setCount((before) => before - 1)
    setRejected({ sku: input.sku, error })
  }
  return { confirmedSku, rejected, count, add: (input) => void add(input) }
}
