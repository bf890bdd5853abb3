"use client"

import { createContext, useContext } from "react"
import type { CartFormState } from "#lib/cart/cart-form.ts"
import type { CartLabels } from "./build-cart-labels.ts"

/** A rejected change of the cart with its message and the form it belongs to. */
export type ShownError = Pick<CartFormState, "intent" | "itemId" | "typed"> & { text: string }

type CartPageContext = {
  labels: CartLabels
  locale: string
  /** Server action of the forms in a browser without JavaScript. */
  post: (data: FormData) => void
  error: ShownError | null
}

export const CartContext = createContext<CartPageContext | null>(null)

/** Returns the shared state of the cart page. Throws outside of its provider. */
export function useCartPage(): CartPageContext {
  const context = useContext(CartContext)
  if (!context) throw new Error("useCartPage must be used inside CartContext")
  return context
}
