"use client"

import type { ReactNode } from "react"
import { FormName } from "#components/ui/form-name.tsx"
import type { CartFormIntent } from "#lib/cart/cart-form.ts"
import { useCartPage } from "./cart-context.ts"

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
