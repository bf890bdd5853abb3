"use client"

import { type RefObject, useActionState, useEffect, useRef, useState } from "react"
import { type LiveCart, useCart } from "#components/cart/use-cart.ts"
import type { CartRequestError } from "#lib/cart/browser/cart-error.ts"
import { getCartWriter } from "#lib/cart/browser/cart-store.ts"
import { enqueueAddToCart } from "#lib/cart/browser/enqueue-add-to-cart.ts"
import { saveOfflineCart } from "#lib/cart/browser/offline-cart.ts"
import type { Cart, CartChoices, CartItem } from "#lib/cart/cart.ts"
import type { CartFormAction, CartFormIntent, CartFormState } from "#lib/cart/cart-form.ts"
import type { CartLabels } from "./build-cart-labels.ts"
import type { ShownError } from "./cart-form.tsx"

type CartPageState = {
  cart: Cart
  /** Server action of the forms in a browser without JavaScript. */
  post: (data: FormData) => void
  error: ShownError | null
  /** Error of the whole cart. */
  general: string
  /** Status text for screen readers. */
  statusText: string
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
  const { removed, record, putBack, ...back } = useRemovedLine()
  const { setIntent, ...shown } = useCartErrors(live.error ?? back.error, posted, labels.errors)
  const area = useRef<HTMLElement>(null)
  const { cart, pending } = live
  useEffect(() => {
    if (!pending) saveOfflineCart(cart)
  }, [cart, pending])
  // If the API rejects a removal, the line stays in the cart.
  const isGone = cart.items.every(({ id }) => id !== removed?.id)
  return {
    ...shown,
    cart: live.cart,
    post,
    area,
    statusText: live.pending ? labels.busy : "",
    removed: isGone ? removed : null,
    putBack: () => {
      putBack()
      area.current?.focus()
    },
    setQuantity: ({ id }, qty) => {
      setIntent("update")
      live.setQuantity(id, qty)
    },
    remove: (item) => {
      setIntent("remove")
      live.remove(item.id)
      record(item)
      area.current?.focus()
    },
    choose: (choices) => {
      setIntent("promotionCode" in choices ? "code" : "place" in choices ? "estimate" : "delivery")
      live.choose(choices)
    },
  }
}

type RemovedLine = {
  /** The last removed line, while it can be restored; null for none. */
  removed: CartItem | null
  record: (item: CartItem) => void
  putBack: () => void
  /** Why the line could not be restored. */
  error: CartRequestError | null
}

/**
 * Returns the last removed line, with its quantity and addons, and the function that restores it.
 */
function useRemovedLine(): RemovedLine {
  const [removed, setRemoved] = useState<CartItem | null>(null)
  const [error, setError] = useState<CartRequestError | null>(null)
  const record = (item: CartItem | null) => {
    setRemoved(item)
    setError(null)
  }
  const putBack = async ({ skuId, qty, addons }: CartItem) => {
    record(null)
    // An addition before the removal is saved would be removed as well.
    const { error: removalError } = await getCartWriter().whenIdle()
    if (removalError !== null) return
    const values = addons.map(({ id, value }) => ({ id, value }))
    setError(await enqueueAddToCart({ sku: skuId, qty, addons: values }))
  }
  return { removed, record, putBack: () => removed && void putBack(removed), error }
}

type CartErrors = {
  /** Error of one form, shown at it. */
  error: ShownError | null
  /** Error of the whole cart. */
  general: string
  /** Sets the intent that is about to be submitted and discards the error of the posted form. */
  setIntent: (intent: CartFormIntent) => void
}

/**
 * Returns the current errors of the cart and where to show them: of the last change in this
 * browser, else of a form that was posted without JavaScript.
 */
function useCartErrors(
  error: LiveCart["error"],
  posted: CartFormState | null,
  words: CartLabels["errors"],
): CartErrors {
  const [currentIntent, setCurrentIntent] = useState<CartFormIntent | null>(null)
  const postedError = currentIntent === null ? buildPostedError(posted, words) : null
  const live = error && { ...buildLiveError(error, currentIntent, words), typed: {} }
  const shown = live ?? postedError
  const isGeneral = shown !== null && isLineIntent(shown.intent) && shown.itemId === null
  return {
    error: isGeneral ? null : shown,
    general: isGeneral ? shown.text : "",
    setIntent: setCurrentIntent,
  }
}

function isLineIntent(intent: CartFormIntent): boolean {
  return intent === "update" || intent === "remove"
}

function buildLiveError(
  { code, message, itemId }: NonNullable<LiveCart["error"]>,
  currentIntent: CartFormIntent | null,
  words: CartLabels["errors"],
) {
  const intent = itemId === null ? (currentIntent ?? "update") : "update"
  return { intent, itemId, text: message || resolveText(code, words) } as const
}

function buildPostedError(
  posted: CartFormState | null,
  words: CartLabels["errors"],
): ShownError | null {
  if (!posted) return null
  const { intent, itemId, typed, code, message } = posted
  return { intent, itemId, typed, text: message || resolveText(code, words) }
}

function resolveText(code: string, words: CartLabels["errors"]): string {
  const known = Object.entries(words).find(([name]) => name === code)
  return known?.[1] ?? words.unavailable
}
