"use client"

import type { ReactNode } from "react"
import type { CartFormWish } from "#lib/cart/cart-form.ts"
import { useCartPage } from "./cart-context.ts"

type CartFormProps = {
  wish: CartFormWish
  /** The line it is about. */
  itemId?: number
  /** What it does where there are scripts. */
  onSend: (data: FormData) => void
  className?: string
  children: ReactNode
}

/** A form of the cart: by script where there is one, else sent to the shop, which shows the page anew. */
export function CartForm({ wish, itemId, onSend, className, children }: CartFormProps) {
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
      <input type="hidden" name="wish" value={wish} />
      {itemId !== undefined && <input type="hidden" name="id" value={itemId} />}
      {children}
    </form>
  )
}

/** What is wrong, said aloud as soon as it stands there. */
export function FaultLine({ id, text }: { id?: string; text: string }) {
  return (
    <p id={id} role="alert" className="text-sm font-semibold text-danger wrap-anywhere">
      {text}
    </p>
  )
}
