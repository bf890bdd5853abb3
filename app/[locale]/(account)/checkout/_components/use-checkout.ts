"use client"

import { type RefObject, useActionState, useEffect, useRef, useState } from "react"
import { useCart } from "#components/cart/use-cart.ts"
import { reloadForForm } from "#components/chrome/recover-form.ts"
import type { Cart, CartChoices } from "#lib/cart/cart.ts"
import { checkoutControls as names } from "#lib/checkout/checkout-controls.ts"
import {
  type CheckoutState,
  refuseCheckout,
  type SendCheckout,
} from "#lib/checkout/checkout-state.ts"
import {
  type PriceChoices,
  priceCheckout,
  resolveDelivery,
  resolvePaymentCode,
} from "#lib/checkout/price-checkout.ts"
import { buildCartChoices, readCheckout, resolvePlace } from "#lib/checkout/read-checkout.ts"
import { drawOrderKey } from "./draw-order-key.ts"
import { focusOnProblem, hasPutBack, readCartAnew, watchReturn } from "./page-moments.ts"

/** Choices of radio buttons and checkboxes; typed text stays in the uncontrolled form. */
type Chosen = PriceChoices & {
  /** Null for a new address. */
  addressId: number | null
}

type CheckoutParts = {
  cart: Cart
  addressId: number | null
  orderKey: string
  send: SendCheckout
}

/**
 * Returns the state of the checkout from the first choice to the redirect to the payment. No error
 * discards typed values.
 */
export function useCheckout(parts: CheckoutParts) {
  const form = useRef<HTMLFormElement>(null)
  const attempt = useRef({ key: parts.orderKey, content: "" })
  const [posted, action] = useActionState(parts.send, null)
  const [own, setOwn] = useState<CheckoutState | null>(null)
  const [pressed, setPressed] = useState<string | null>(null)
  const [answers, setAnswers] = useState(0)
  const state = own ?? posted
  const [chosen, setChosen] = useState<Chosen>(() => readChosen(posted, parts.addressId))
  const live = useCart(parts.cart)
  const choices: Chosen = {
    ...chosen,
    deliveryId: resolveDelivery(live.cart, chosen.deliveryId),
    paymentCode: resolvePaymentCode(live.cart, chosen.paymentCode),
  }

  useEffect(() => {
    if (hasPutBack(form.current)) setChosen(readChosenOf(new FormData(form.current)))
    return watchReturn(() => {
      attempt.current = { key: drawOrderKey(), content: "" }
      setPressed(null)
    })
  }, [])
  const isNews = answers > 0 || posted !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each response moves focus
  useEffect(() => {
    if (isNews) focusOnProblem(form.current)
  }, [answers, isNews])

  const choose = (next: Partial<Chosen>, wishes: CartChoices = {}) => {
    setChosen({ ...choices, ...next })
    if (Object.keys(wishes).length > 0) live.choose(wishes)
  }
  const submit = async (submitter: HTMLButtonElement | null) => {
    if (pressed !== null || !form.current) return
    const data = new FormData(form.current, submitter)
    const wish = readCheckout(data)
    if (wish.wish === "price") return live.choose(buildCartChoices(wish))
    setPressed(wish.wish)
    data.set(names.key, nameAttempt(attempt, data))
    const next = await parts
      .send(null, data)
      .catch((fault: unknown) => (reloadForForm(fault) ? null : unavailable))
    if (next === null) return
    // The browser navigates to the payment: the button stays busy until the page is restored.
    if (next.kind === "placed") return location.assign(next.address)
    setOwn(next)
    setAnswers(answers + 1)
    setPressed(null)
    if (next.kind !== "refused") return
    // The form can hold a promotion code that the cart does not have yet, or no longer.
    if (next.code === "changed") live.choose(buildCartChoices(wish))
    // For an ended session, the API would return the empty cart of a guest.
    else if (next.code !== "signedOut") await readCartAnew()
  }
  return {
    ...{ form, state, pressed, action, choices, choose, submit },
    ...{ cart: live.cart, isPricing: live.pending, cartFault: live.error },
    price: priceCheckout(live.cart, choices),
    refusedCode: getRefusedCode(live.cart, state),
    /** Handles a change of the control with this name. */
    change: (name: string) => setOwn(forgetFault(state, name)),
    /** Requests quotes for the typed suburb and postcode once both are complete. */
    choosePlace: () => {
      const place = form.current && resolvePlace(readCheckout(new FormData(form.current)))
      if (place !== null && !isSamePlace(place, live.cart)) live.choose({ place })
    },
  }
}

export type Checkout = ReturnType<typeof useCheckout>

const unavailable: CheckoutState = { ...refuseCheckout("unavailable"), typed: {} }

/**
 * Returns the idempotency key of this submission: the same key only for the same content, as after
 * a lost response.
 */
function nameAttempt(attempt: RefObject<{ key: string; content: string }>, data: FormData): string {
  const entries = [...data].filter(([name]) => name !== names.key && !name.startsWith("$"))
  const content = JSON.stringify(entries)
  const { key, content: before } = attempt.current
  const isOther = before !== "" && before !== content
  attempt.current = { key: isOther ? drawOrderKey() : key, content }
  return attempt.current.key
}

function readChosen(posted: CheckoutState | null, addressId: number | null): Chosen {
  if (!posted) return { addressId, deliveryId: null, paymentCode: "", useCredit: false }
  const data = new FormData()
  for (const [name, text] of Object.entries(posted.typed)) data.set(name, text)
  return readChosenOf(data)
}

function readChosenOf(data: FormData): Chosen {
  const { addressId, deliveryId, paymentCode, useCredit } = readCheckout(data)
  return { addressId, deliveryId, paymentCode, useCredit }
}

/** Returns the promotion code that the page shows as invalid; empty for none. */
function getRefusedCode(cart: Cart, state: CheckoutState | null): string {
  const isRefused = state?.kind === "refused" && names.code in state.faults
  if (isRefused) return (state.typed[names.code] ?? "").trim()
  return cart.promotionMessage === "" ? "" : cart.promotionCode
}

/** Clears the error of a changed field. Choosing another address clears a rejected address. */
function forgetFault(state: CheckoutState | null, name: string): CheckoutState | null {
  if (state?.kind === "refused" && state.code === "address" && name === names.address) {
    return { kind: "priced", typed: state.typed }
  }
  if (state?.kind !== "refused" || !(name in state.faults)) return state
  const { [name]: _mended, ...faults } = state.faults
  return { ...state, faults }
}

function isSamePlace(
  place: number | { suburb: string; postcode: string },
  { place: known }: Cart,
): boolean {
  if (typeof place === "number") return known?.addressId === place
  const isTyped = known !== null && known.addressId === null
  return isTyped && known.suburb === place.suburb && known.postcode === place.postcode
}
