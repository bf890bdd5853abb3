"use client"

import { buildButtonClass } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { CheckoutTexts } from "./checkout-texts.ts"

const card = "space-y-4 rounded-card border border-line bg-surface p-5 sm:p-6"

/** There is nothing to order. */
export function EmptyCheckout({ texts }: { texts: CheckoutTexts }) {
  return (
    <div className={card}>
      <p>{texts.empty.text}</p>
      <div className="flex flex-wrap gap-3">
        <ShopLink href="/shop" isLikely className={buildButtonClass()}>
          {texts.empty.shop}
        </ShopLink>
        <ShopLink href="/my-account" className={buildButtonClass("secondary")}>
          {texts.empty.orders}
        </ShopLink>
      </div>
    </div>
  )
}

/**
 * The way to the payment for who has no scripts, where it is on another site: a form may not lead
 * there by itself.
 */
export function PlacedOrder({ address, texts }: { address: string; texts: CheckoutTexts }) {
  return (
    <div className={card} role="status">
      <meta httpEquiv="refresh" content={`0;url=${address}`} />
      <p>{texts.placed.text}</p>
      <a href={address} rel="noreferrer" className={buildButtonClass()}>
        {texts.placed.go}
      </a>
    </div>
  )
}
