"use client"

import { type RefObject, useActionState, useEffect, useRef, useState } from "react"
import { useCart } from "#components/cart/use-cart.ts"
import { handleUnrecognizedAction } from "#components/navigation/handle-unrecognized-action.ts"
import { addressFieldNames } from "#lib/account/saved-address.ts"
import { publishCartChange } from "#lib/cart/browser/cart-channel.ts"
import { fetchCart } from "#lib/cart/browser/cart-store.ts"
import type { Cart, CartChoices } from "#lib/cart/cart.ts"
import {
  buildCheckoutRejection,
  type CheckoutState,
  type SendCheckout,
} from "#lib/checkout/checkout-state.ts"
import { checkoutControls as names } from "#lib/checkout/field-names.ts"
import {
  buildCartChoices,
  parseCheckoutForm,
  resolvePlace,
} from "#lib/checkout/parse-checkout-form.ts"
import {
  buildCheckoutPrice,
  type PriceChoices,
  resolveDelivery,
  resolvePaymentCode,
} from "#lib/checkout/price-checkout.ts"
import { clearFieldErrors } from "#lib/forms/clear-field-errors.ts"

/** Choices of radio buttons and checkboxes; typed text stays in the uncontrolled form. */
type Chosen = PriceChoices & {
  /** Null for a new address. */
  addressId: number | null
}

type CheckoutOptions = {
  cart: Cart
  addressId: number | null
  orderKey: string
  send: SendCheckout
}

/**
 * Returns the state of the checkout from the first choice to the redirect to the payment. No error
 * discards typed values.
 */
export function useCheckout(options: CheckoutOptions) {
  const form = useRef<HTMLFormElement>(null)
  const attempt = useRef({ key: options.orderKey, content: "" })
  const [posted, action] = useActionState(options.send, null)
  const [clientState, setClientState] = useState<CheckoutState | null>(null)
  const [pressed, setPressed] = useState<string | null>(null)
  const [responseCount, setResponseCount] = useState(0)
  const state = clientState ?? posted
  const [chosen, setChosen] = useState<Chosen>(() => readChosen(posted, options.addressId))
  const live = useCart(options.cart)
  const choices: Chosen = {
    ...chosen,
    deliveryId: resolveDelivery(live.cart, chosen.deliveryId),
    paymentCode: resolvePaymentCode(live.cart, chosen.paymentCode),
  }

  useEffect(() => {
    if (hasRestoredChoices(form.current)) setChosen(readChosenOf(new FormData(form.current)))
    return subscribeToPageRestore(() => {
      attempt.current = { key: createIdempotencyKey(), content: "" }
      setPressed(null)
    })
  }, [])
  const hasNewResponse = responseCount > 0 || posted !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each response moves focus
  useEffect(() => {
    if (hasNewResponse) focusFirstError(form.current)
  }, [responseCount, hasNewResponse])

  const choose = (next: Partial<Chosen>, changes: CartChoices = {}) => {
    setChosen({ ...choices, ...next })
    if (Object.keys(changes).length > 0) live.choose(changes)
  }
  const submit = async (submitter: HTMLButtonElement | null) => {
    if (pressed !== null || !form.current) return
    const data = new FormData(form.current, submitter)
    // The fields are hidden: an unfinished address must not be rejected.
    if (isPickedUp({ cart: live.cart, choices })) {
      for (const name of addressFieldNames) data.delete(name)
    }
    const input = parseCheckoutForm(data)
    if (input.intent === "price") return live.choose(buildCartChoices(input))
    setPressed(input.intent)
    data.set(names.key, resolveAttemptKey(attempt, data))
    const next = await options
      .send(null, data)
      .catch((error: unknown) => (handleUnrecognizedAction(error) ? null : unavailable))
    if (next === null) return
    // The browser navigates to the payment: the button stays busy until the page is restored.
    if (next.kind === "placed") return location.assign(next.address)
    setClientState(next)
    setResponseCount(responseCount + 1)
    setPressed(null)
    if (next.kind !== "rejected") return
    // The form can hold a promotion code that the cart does not have yet, or no longer.
    if (next.code === "changed") live.choose(buildCartChoices(input))
    // For an ended session, the API would return the empty cart of a guest.
    else if (next.code !== "signedOut") await fetchAndPublishCart()
  }
  return {
    form,
    state,
    pressed,
    action,
    choices,
    choose,
    submit,
    cart: live.cart,
    isPricing: live.pending,
    cartError: live.error,
    price: buildCheckoutPrice(live.cart, choices),
    rejectedCode: getRejectedCode(live.cart, state),
    /** Handles a change of the control with this name. */
    change: (name: string) => setClientState((current) => clearFieldError(current ?? posted, name)),
    /** Requests quotes for the typed suburb and postcode once both are complete. */
    choosePlace: () => {
      const place = form.current && resolvePlace(parseCheckoutForm(new FormData(form.current)))
      if (place !== null && !isSamePlace(place, live.cart)) live.choose({ place })
    },
  }
}

export type Checkout = ReturnType<typeof useCheckout>

/** True if the chosen shipping method is picking up, which needs no address. */
export function isPickedUp({ cart, choices }: Pick<Checkout, "cart" | "choices">): boolean {
  return cart.quotes.some(({ id, isPickUp }) => id === choices.deliveryId && isPickUp)
}

const unavailable: CheckoutState = { ...buildCheckoutRejection("unavailable"), typed: {} }

/**
 * Returns the idempotency key of this submission: the same key only for the same content, as after
 * a lost response.
 */
function resolveAttemptKey(
  attempt: RefObject<{ key: string; content: string }>,
  data: FormData,
): string {
  const entries = [...data].filter(([name]) => name !== names.key && !name.startsWith("$"))
  const content = JSON.stringify(entries)
  const { key, content: before } = attempt.current
  const isOther = before !== "" && before !== content
  attempt.current = { key: isOther ? createIdempotencyKey() : key, content }
  return attempt.current.key
}

function readChosen(posted: CheckoutState | null, addressId: number | null): Chosen {
  if (!posted) return { addressId, deliveryId: null, paymentCode: "", useCredit: false }
  const data = new FormData()
  for (const [name, text] of Object.entries(posted.typed)) data.set(name, text)
  return readChosenOf(data)
}

function readChosenOf(data: FormData): Chosen {
  const { addressId, deliveryId, paymentCode, useCredit } = parseCheckoutForm(data)
  return { addressId, deliveryId, paymentCode, useCredit }
}

/** Returns the promotion code that the page shows as invalid; empty for none. */
function getRejectedCode(cart: Cart, state: CheckoutState | null): string {
  const isRejected = state?.kind === "rejected" && names.code in state.fieldErrors
  if (isRejected) return (state.typed[names.code] ?? "").trim()
  return cart.promotionMessage === "" ? "" : cart.promotionCode
}

/**
 * Clears the error of a changed field, and the whole rejection with the last one. Choosing another
 * address clears a rejected address, as does typing one where it was missing.
 */
function clearFieldError(state: CheckoutState | null, name: string): CheckoutState | null {
  if (state?.kind !== "rejected") return state
  const isAddress = state.code === "address" && name === names.address
  const fieldErrors = isAddress ? {} : clearFieldErrors(state.fieldErrors, name)
  const isEmpty = Object.keys(fieldErrors).length === 0
  const hadErrors = Object.keys(state.fieldErrors).length > 0
  const isTyped = state.code === "address" && addressControls.includes(name)
  return isEmpty && (hadErrors || isAddress || isTyped)
    ? { kind: "priced", typed: state.typed }
    : { ...state, fieldErrors }
}

const addressControls: readonly string[] = addressFieldNames

function isSamePlace(
  place: number | { suburb: string; postcode: string },
  { place: known }: Cart,
): boolean {
  if (typeof place === "number") return known?.addressId === place
  const isTyped = known !== null && known.addressId === null
  return isTyped && known.suburb === place.suburb && known.postcode === place.postcode
}

/**
 * Creates the idempotency key of an order: a random UUID. `crypto.randomUUID` is missing on pages
 * served over plain HTTP.
 */
function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
}

/**
 * Focuses the first invalid field, else the notice, so that sighted and screen reader users get the
 * response at once.
 */
function focusFirstError(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>("[aria-invalid=true]")
  const target = field ?? form?.querySelector<HTMLElement>("[data-notice]")
  target?.focus()
}

/**
 * Calls back when the page is restored from the back/forward cache, as after a payment page.
 * Returns the unsubscribe function.
 */
function subscribeToPageRestore(onReturn: () => void): () => void {
  const listen = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn()
  }
  addEventListener("pageshow", listen)
  return () => removeEventListener("pageshow", listen)
}

/**
 * Fetches the cart from the server and publishes it to the page. A failed request changes nothing.
 */
async function fetchAndPublishCart(): Promise<void> {
  await fetchCart().then(publishCartChange, () => {})
}

/** True if the browser has restored form choices from before the page was left. */
function hasRestoredChoices(form: HTMLFormElement | null): form is HTMLFormElement {
  const choices = form?.querySelectorAll<HTMLInputElement>("[type=radio], [type=checkbox]") ?? []
  return [...choices].some(({ checked, defaultChecked }) => checked !== defaultChecked)
}
