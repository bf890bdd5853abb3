"use client"

import { createContext, type ReactNode, useContext } from "react"
import { FormName } from "#components/ui/form-name.tsx"
import type { CartFormIntent, CartFormState } from "#lib/cart/cart-form.ts"
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

type CartFormProps = {
  intent: CartFormIntent
  /** Id of the cart line. */
  itemId?: number
  /** Submit handler with JavaScript. */
  onSend: (data: FormData) => void
  className?: string
  children: ReactNode
}

/**
 * Renders a form of the cart. With JavaScript it calls `onSend`; without, it posts a server action
 * that renders the page again.
 */
export function CartForm({ intent, itemId, onSend, className, children }: CartFormProps) {
  const { post } = useCartPage()
  return (
    <form
      action={post}
      onSubmit={(event) => {
        event.preventDefault()
        onSend(new FormData(event.currentTarget))
      }}
      className={className}
    >
      <FormName form="cart" />
      <input type="hidden" name="intent" value={intent} />
      {itemId !== undefined && <input type="hidden" name="id" value={itemId} />}
      {children}
    </form>
  )
}

/** Renders an error message as an ARIA alert, which screen readers read out at once. */
export function CartErrorMessage({ id, text }: { id?: string; text: string }) {
  return (
    <p id={id} role="alert" className="text-sm font-semibold text-danger wrap-anywhere">
      {text}
    </p>
  )
}
