"use client"

import { createContext, useContext } from "react"
import type { CartFormState } from "#lib/cart/cart-form.ts"
import type { CartLabels } from "./build-cart-labels.ts"

/** A rejected change of the cart with its message and the form it belongs to. */
export type ShownFault = Pick<CartFormState, "wish" | "itemId" | "typed"> & { text: string }

type CartPageContext = {
  labels: CartLabels
  locale: string
  /** Server action of the forms in a browser without JavaScript. */
  post: (data: FormData) => void
  fault: ShownFault | null
}

export const CartContext = createContext<CartPageContext | null>(null)

/** Returns the shared state of the cart page. Throws outside of its provider. */
export function useCartPage(): CartPageContext {
  const context = useContext(CartContext)
  if (!context) throw new Error("this is a part of the cart page")
  return context
}
