"use client"

import { useState } from "react"
import type { LiveCart } from "#components/cart/use-cart.ts"
import type { CartFormState, CartFormWish } from "#lib/cart/cart-form.ts"
import type { CartLabels } from "./build-cart-labels.ts"
import type { ShownFault } from "./cart-context.ts"

type CartFaults = {
  /** Error of one form, shown at it. */
  fault: ShownFault | null
  /** Error of the whole cart. */
  general: string
  /** Sets the intent that is about to be submitted and discards the error of the posted form. */
  ask: (wish: CartFormWish) => void
}

/**
 * Returns the current errors of the cart and where to show them: of the last change in this
 * browser, else of a form that was posted without JavaScript.
 */
export function useCartFaults(
  error: LiveCart["error"],
  posted: CartFormState | null,
  words: CartLabels["faults"],
): CartFaults {
  const [asked, setAsked] = useState<CartFormWish | null>(null)
  const fault = asked === null ? readPosted(posted, words) : null
  const live = error && { ...readLive(error, asked, words), typed: {} }
  const shown = live ?? fault
  const isGeneral = shown !== null && isOfLine(shown.wish) && shown.itemId === null
  return {
    fault: isGeneral ? null : shown,
    general: isGeneral ? shown.text : "",
    ask: setAsked,
  }
}

function isOfLine(wish: CartFormWish): boolean {
  return wish === "update" || wish === "remove"
}

function readLive(
  { code, message, itemId }: NonNullable<LiveCart["error"]>,
  asked: CartFormWish | null,
  words: CartLabels["faults"],
) {
  const wish = itemId === null ? (asked ?? "update") : "update"
  return { wish, itemId, text: message || resolveText(code, words) } as const
}

function readPosted(posted: CartFormState | null, words: CartLabels["faults"]): ShownFault | null {
  if (!posted) return null
  const { wish, itemId, typed, code, message } = posted
  return { wish, itemId, typed, text: message || resolveText(code, words) }
}

function resolveText(code: string, words: CartLabels["faults"]): string {
  const known = Object.entries(words).find(([name]) => name === code)
  return known?.[1] ?? words.unavailable
}
