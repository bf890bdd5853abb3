"use client"

import { createContext, useContext } from "react"
import type { CartFormState } from "#lib/cart/cart-form.ts"
import type { CartLabels } from "./build-cart-labels.ts"

/** What was not granted, where it is to be said, and in which words. */
export type ShownFault = Pick<CartFormState, "wish" | "itemId" | "typed"> & { text: string }

type CartPageContext = {
  labels: CartLabels
  locale: string
  /** Where forms go to in a browser without scripts. */
  post: (data: FormData) => void
  fault: ShownFault | null
}

export const CartContext = createContext<CartPageContext | null>(null)

/** What all parts of the cart page share. Throws outside of one. */
export function useCartPage(): CartPageContext {
  const context = useContext(CartContext)
  if (!context) throw new Error("this is a part of the cart page")
  return context
}
