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

/** What is chosen with a tap; what is typed stays in the form. */
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

/** A checkout's way from being filled in to the payment. Whatever goes wrong, nothing typed is lost. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is news, also one like the last
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
    // The browser is on its way to the payment: the button stays as it is until it comes back.
    if (next.kind === "placed") return location.assign(next.address)
    setOwn(next)
    setAnswers(answers + 1)
    setPressed(null)
    if (next.kind !== "refused") return
    // A code may stand in the form that the cart does not have yet, or no longer.
    if (next.code === "changed") live.choose(buildCartChoices(wish))
    // Of who is logged out, the cart would be somebody's who has none.
    else if (next.code !== "signedOut") await readCartAnew()
  }
  return {
    ...{ form, state, pressed, action, choices, choose, submit },
    ...{ cart: live.cart, isPricing: live.pending, cartFault: live.error },
    price: priceCheckout(live.cart, choices),
    refusedCode: getRefusedCode(live.cart, state),
    /** The customer changed the control of this name. */
    change: (name: string) => setOwn(forgetFault(state, name)),
    /** A place as it is typed, once it is whole. */
    choosePlace: () => {
      const place = form.current && resolvePlace(readCheckout(new FormData(form.current)))
      if (place !== null && !isSamePlace(place, live.cart)) live.choose({ place })
    },
  }
}

export type Checkout = ReturnType<typeof useCheckout>

const unavailable: CheckoutState = { ...refuseCheckout("unavailable"), typed: {} }

/** The key of this sending: the same again only for the same content, as after a lost answer. */
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

/** The code of which the page says that it does not count; empty for none. */
function getRefusedCode(cart: Cart, state: CheckoutState | null): string {
  const isRefused = state?.kind === "refused" && names.code in state.faults
  if (isRefused) return (state.typed[names.code] ?? "").trim()
  return cart.promotionMessage === "" ? "" : cart.promotionCode
}

/** Another address than the one that was refused makes the refusal old news. */
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
