"use client"

import type { MouseEvent } from "react"
import { buildButtonClass } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { getCartWriter } from "#lib/cart/browser/cart-store.ts"
import type { Cart } from "#lib/cart/cart.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { useCartPage } from "./cart-form.tsx"

/** Renders the link to the checkout. The checkout must not show an older cart than this page. */
export function CheckoutLink({ className }: { className: string }) {
  const { labels, locale } = useCartPage()
  return (
    <ShopLink
      href={buildLocalePath(locale, "/checkout")}
      className={buildButtonClass("primary", className)}
      onClick={followOnceWritten}
      data-no-overlap
    >
      {labels.summary.checkout}
    </ShopLink>
  )
}

/**
 * Follows the link after pending cart changes are saved; on an error the page stays and shows it.
 */
function followOnceWritten(event: MouseEvent<HTMLAnchorElement>): void {
  const { currentTarget: link, metaKey, ctrlKey, shiftKey, altKey } = event
  const writer = getCartWriter()
  if (!writer.getWrites().isBusy || metaKey || ctrlKey || shiftKey || altKey) return
  event.preventDefault()
  void writer.whenIdle().then(({ error }) => error ?? link.click())
}

/** Returns the message why the cart cannot be ordered; empty if it can. */
export function resolveCheckoutBlock(
  cart: Cart,
  words: { blocked: string; quoteFirst: string },
): string {
  if (!cart.isAllInStock) return words.blocked
  const isUnpriced = cart.needsShipping && cart.needsQuote && cart.shippingType === null
  return isUnpriced ? words.quoteFirst : ""
}

/** True if the total includes the delivery cost or needs none. */
export function hasWholeTotal(cart: Cart): boolean {
  return !cart.needsShipping || cart.shipping !== null
}
