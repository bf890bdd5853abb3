"use client"

import type { MouseEvent } from "react"
import { buildButtonClass } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { getCartWriter } from "#lib/cart/browser/browser-cart.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { useCartPage } from "./cart-context.ts"

/** The way on to the checkout, which must not show a cart older than the one shown here. */
export function CheckoutLink({ className }: { className: string }) {
  const { labels, locale } = useCartPage()
  return (
    <ShopLink
      href={buildLocalePath(locale, "/checkout")}
      className={buildButtonClass("primary", className)}
      onClick={followOnceWritten}
      data-keep-clear
    >
      {labels.summary.checkout}
    </ShopLink>
  )
}

/** Waits for what is on its way to the shop; who was refused stays here and reads why. */
function followOnceWritten(event: MouseEvent<HTMLAnchorElement>): void {
  const { currentTarget: link, metaKey, ctrlKey, shiftKey, altKey } = event
  const writer = getCartWriter()
  if (!writer.getWrites().isBusy || metaKey || ctrlKey || shiftKey || altKey) return
  event.preventDefault()
  void writer.whenIdle().then(({ fault }) => fault ?? link.click())
}
