"use client"

import type { Cart } from "#lib/cart/cart.ts"
import { formatMoney } from "#lib/money.ts"
import { useCartPage } from "./cart-context.ts"
import { CheckoutLink } from "./checkout-link.tsx"
import { hasWholeTotal, resolveCheckoutBlock } from "./resolve-checkout-block.ts"

/**
 * Renders the total and the checkout link in a sticky bar on small screens, until the summary below
 * is in the viewport. Renders nothing if the checkout is blocked: the summary shows the reason.
 */
export function CartBar({ cart }: { cart: Cart }) {
  const { labels, locale } = useCartPage()
  const words = labels.summary
  if (resolveCheckoutBlock(cart, words) !== "") return null
  return (
    <div
      data-no-overlap
      className="cart-bar floating sticky bottom-0 z-20 -mx-gutter flex items-center justify-between gap-3 border-t border-line bg-surface px-gutter pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden print:hidden"
    >
      <p className="min-w-0">
        <span className="block text-sm leading-tight text-muted">
          {hasWholeTotal(cart) ? words.total : words.totalWithoutDelivery}
        </span>
        <span className="price block text-lg leading-tight">{formatMoney(cart.total, locale)}</span>
      </p>
      <CheckoutLink className="min-w-36 shrink-0" />
    </div>
  )
}
