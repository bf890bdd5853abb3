import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react"
import { Button, buildButtonClass } from "#components/ui/button.tsx"
import type { CartRequestError } from "#lib/cart/browser/cart-error.ts"
import {
  type AddToCartInput,
  enqueueAddToCart,
  waitForPendingAdds,
} from "#lib/cart/browser/enqueue-add-to-cart.ts"
import type { Cart } from "#lib/cart/cart.ts"
import type { Offer } from "#lib/variants/resolve-offer.ts"

export type BuyActionLabels = {
  selectOptions: string
  outOfStock: string
  addToCart: string
  addedToCart: string
  checkoutNow: string
  offline: string
  noResponse: string
  notAdded: string
}

type BuyActionsProps = {
  offer: Offer
  adding: AddToCartState
  /** Shows which options are missing. */
  onMissing: () => void
  checkoutPath: string
  labels: BuyActionLabels
}

/** Renders the add-to-cart and checkout buttons, and the error (specification 1, section 4). */
export function BuyActions({ offer, adding, onMissing, checkoutPath, labels }: BuyActionsProps) {
  const isInStock = offer.state === "in-stock"
  const error = adding.rejected?.sku === offer.skuId ? adding.rejected?.error : null
  return (
    <div className="stack-2 noscript:hidden">
      <div className="flex flex-wrap gap-3">
        <Button
          type={isInStock ? "submit" : "button"}
          disabled={offer.state === "out-of-stock"}
          {...(offer.state === "select-options" && { onClick: onMissing })}
          className="button-large min-w-44 grow disabled:bg-sunken disabled:text-ink"
        >
          {resolveActionText(offer, adding, labels)}
        </Button>
        {adding.count > 0 && (
          <AfterAddingLink
            href={checkoutPath}
            className={buildButtonClass("secondary", "max-sm:w-full")}
          >
            {labels.checkoutNow}
          </AfterAddingLink>
        )}
      </div>
      <div role="alert">
        {error && <p className="font-semibold text-danger">{resolveMessage(error, labels)}</p>}
      </div>
    </div>
  )
}

/** Returns the text of the buy button. */
export function resolveActionText(
  offer: Offer,
  adding: AddToCartState,
  labels: BuyActionLabels,
): string {
  if (offer.state === "select-options") return labels.selectOptions
  if (offer.state === "out-of-stock") return labels.outOfStock
  return adding.confirmedSku !== null && adding.confirmedSku === offer.skuId
    ? labels.addedToCart
    : labels.addToCart
}

function resolveMessage({ code, message }: CartRequestError, labels: BuyActionLabels): string {
  if (message !== "") return message
  if (code === "offline") return labels.offline
  return code === "no_response" ? labels.noResponse : labels.notAdded
}

type AfterAddingLinkProps = { href: string; className: string; children: ReactNode }

/** Renders a link to the cart or checkout that waits for pending additions to the cart. */
export function AfterAddingLink({ href, className, children }: AfterAddingLinkProps) {
  const follow = (event: MouseEvent) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain) return
    event.preventDefault()
    void waitForPendingAdds().then(() => location.assign(href))
  }
  return (
    <a href={href} onClick={follow} className={className}>
      {children}
    </a>
  )
}

export type AddedNoteLabels = { added: string; viewCart: string }

type AddedNoteProps = {
  /** Number of additions; the live region is updated for each. */
  count: number
  cartPath: string
  labels: AddedNoteLabels
}

/** Renders the confirmation and the cart link, as high as the line that it replaces. */
export function AddedNote({ count, cartPath, labels }: AddedNoteProps) {
  return (
    <p aria-live="polite" className="text-sm leading-[1.6rem]">
      {count > 0 && (
        <span key={count}>
          <span className="font-semibold text-success">{labels.added}</span>{" "}
          <AfterAddingLink
            href={cartPath}
            className="-my-3 inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {labels.viewCart}
          </AfterAddingLink>
        </span>
      )}
    </p>
  )
}

/** Specification 1, section 9. */
const addedForMs = 3_000

/** A successful addition: the SKU, the added quantity, and the cart after it. */
export type Addition = { sku: number; qty: number; cart: Cart }

type AddToCartState = {
  /** SKU for which "Added to cart" is shown; null for none. */
  confirmedSku: number | null
  /** Number of additions from this panel. */
  count: number
  /** The error of the last addition, and its SKU. */
  rejected: { sku: number; error: CartRequestError } | null
  /** The last successful addition; null before the first. */
  addition: Addition | null
  add: (input: AddToCartInput) => void
}

/**
 * Adds to the cart and confirms at once (optimistic update); an error rolls that back. While the
 * confirmation is shown, an equal request is the second press of a double tap and is ignored.
 */
export function useAddToCart(): AddToCartState {
  const [confirmedSku, setConfirmedSku] = useState<number | null>(null)
  const [count, setCount] = useState(0)
  const [rejected, setRejected] = useState<AddToCartState["rejected"]>(null)
  const [addition, setAddition] = useState<Addition | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The input for which "Added to cart" is shown, as JSON. */
  const confirmedInput = useRef("")
  useEffect(() => () => clearTimeout(timer.current), [])

  const clearConfirmation = () => {
    clearTimeout(timer.current)
    confirmedInput.current = ""
    setConfirmedSku(null)
  }
  const add = async (input: AddToCartInput) => {
    const text = JSON.stringify(input)
    if (confirmedInput.current === text) return
    confirmedInput.current = text
    clearTimeout(timer.current)
    const ownTimer = setTimeout(clearConfirmation, addedForMs)
    timer.current = ownTimer
    setConfirmedSku(input.sku)
    setCount((before) => before + 1)
    setRejected(null)
    const error = await enqueueAddToCart(input, (cart) => {
      setAddition({ sku: input.sku, qty: input.qty, cart })
    })
    if (error === null) return
    // A later addition has started its own timer, and its confirmation stays.
    if (timer.current === ownTimer) clearConfirmation()
    setCount((before) => before - 1)
    setRejected({ sku: input.sku, error })
  }
  return { confirmedSku, rejected, count, addition, add: (input) => void add(input) }
}
