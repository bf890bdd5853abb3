"use client"

import { useState } from "react"
import type { LiveCart } from "#components/cart/use-cart.ts"
import type { CartFormIntent, CartFormState } from "#lib/cart/cart-form.ts"
import type { CartLabels } from "./build-cart-labels.ts"
import type { ShownError } from "./cart-context.ts"

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
export function useCartErrors(
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
