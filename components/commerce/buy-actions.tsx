import { Button, buildButtonClass } from "#components/ui/button.tsx"
import type { CartRequestError } from "#lib/cart/browser/cart-error.ts"
import type { Offer } from "#lib/variants/resolve-offer.ts"
import { AfterAddingLink } from "./after-adding-link.tsx"
import type { AddToCartState } from "./use-add-to-cart.ts"

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
