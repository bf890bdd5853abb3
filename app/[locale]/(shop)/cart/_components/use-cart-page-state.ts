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
  /** Server action of the forms in a browser without JavaScript. */
  post: (data: FormData) => void
  fault: ShownFault | null
  /** Error of the whole cart. */
  general: string
  /** Status text for screen readers. */
  said: string
  /** Gets the focus when the focused element is removed. */
  area: RefObject<HTMLElement | null>
  setQuantity: (item: CartItem, qty: number) => void
  remove: (item: CartItem) => void
  /** The last removed line, while it can be restored. */
  removed: CartItem | null
  putBack: () => void
  choose: (choices: CartChoices) => void
}

/** Returns the state of the cart page and the functions that change the cart. */
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
  // If the API rejects a removal, the line stays in the cart.
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
