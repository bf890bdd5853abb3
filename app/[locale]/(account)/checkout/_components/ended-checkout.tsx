"use client"

import { buildButtonClass } from "#components/ui/button.tsx"
import { EmptyState } from "#components/ui/empty-state.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { CheckoutTexts } from "./checkout-texts.ts"

/** Renders the empty state of the checkout. */
export function EmptyCheckout({ texts, locale }: { texts: CheckoutTexts; locale: string }) {
  return (
    <EmptyState
      icon="cart"
      title={texts.empty.text}
      actions={
        <>
          <ShopLink href={buildLocalePath(locale, "/shop")} prefetch className={buildButtonClass()}>
            {texts.empty.shop}
          </ShopLink>
          <ShopLink
            href={buildLocalePath(locale, "/my-account")}
            className={buildButtonClass("secondary")}
          >
            {texts.empty.orders}
          </ShopLink>
        </>
      }
    />
  )
}

/**
 * Renders the redirect to an external payment page for browsers without JavaScript. A form
 * submission cannot redirect there itself.
 */
export function PlacedOrder({ address, texts }: { address: string; texts: CheckoutTexts }) {
  return (
    <div className="card stack-4 p-5 sm:p-6" role="status">
      <meta httpEquiv="refresh" content={`0;url=${address}`} />
      <p>{texts.placed.text}</p>
      <a href={address} rel="noreferrer" className={buildButtonClass()}>
        {texts.placed.go}
      </a>
    </div>
  )
}
