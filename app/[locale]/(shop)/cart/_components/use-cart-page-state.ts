"use client"

import { type RefObject, useActionState, useEffect, useRef } from "react"
import { useCart } from "#components/cart/use-cart.ts"
import { keepCart } from "#lib/cart/browser/kept-cart.ts"
import type { Cart, CartChoices, CartItem } from "#lib/cart/cart.ts"
import type { CartFormAction } from "#lib/cart/cart-form.ts"
import type { CartLabels } from "./build-cart-labels.ts"
import type { ShownFault } from "./cart-context.ts"
import { useCartFaults } from "./use-cart-faults.ts"
import { useRemovedLine } from "./use-removed-line.ts"

type CartPageState = {
  cart: Cart
  /** Where forms go to in a browser without scripts. */
  post: (data: FormData) => void
  fault: ShownFault | null
  /** What is wrong with the whole of it. */
  general: string
  /** For those who cannot see what changes. */
  said: string
  /** Takes the focus of what is gone. */
  area: RefObject<HTMLElement | null>
  setQuantity: (item: CartItem, qty: number) => void
  remove: (item: CartItem) => void
  /** The line that was removed last and may be put back. */
  removed: CartItem | null
  putBack: () => void
  choose: (choices: CartChoices) => void
}

/** The cart as the page shows it, and everything that can be asked of it there. */
export function useCartPageState(
  initial: Cart,
  action: CartFormAction,
  labels: CartLabels,
): CartPageState {
  const [posted, post] = useActionState(action, null)
  const live = useCart(initial)
  const { removed, note, putBack, ...back } = useRemovedLine()
  const { ask, ...shown } = useCartFaults(live.error ?? back.fault, posted, labels.faults)
  const area = useRef<HTMLElement>(null)
  const { cart, pending } = live
  useEffect(() => {
    if (!pending) keepCart(cart)
  }, [cart, pending])
  // A removal that was refused leaves the line where it is.
  const isGone = cart.items.every(({ id }) => id !== removed?.id)
  return {
    ...{ ...shown, cart: live.cart, post, area, said: live.pending ? labels.busy : "" },
    removed: isGone ? removed : null,
    putBack: () => {
      putBack()
      area.current?.focus()
    },
    setQuantity: ({ id }, qty) => {
      ask("update")
      live.setQuantity(id, qty)
    },
    remove: (item) => {
      ask("remove")
      live.remove(item.id)
      note(item)
      area.current?.focus()
    },
    choose: (choices) => {
      ask("promotionCode" in choices ? "code" : "place" in choices ? "estimate" : "delivery")
      live.choose(choices)
    },
  }
}
