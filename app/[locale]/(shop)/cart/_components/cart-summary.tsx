"use client"

import type { ReactNode } from "react"
import { buildButtonClass } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { Cart } from "#lib/cart/cart.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { parseCents } from "#lib/contract/money.ts"
import { formatTemplate } from "#lib/i18n/format-template.ts"
import { formatChange, formatMoney } from "#lib/money.ts"
import { useCartPage } from "./cart-form.tsx"
import { getLineId } from "./cart-line.tsx"
import { CheckoutLink, hasWholeTotal, resolveCheckoutBlock } from "./checkout-link.tsx"

/** Renders the amounts of the cart and the checkout link, if the cart can be ordered. */
export function CartSummary({ cart, children }: { cart: Cart; children: ReactNode }) {
  const { labels, locale } = useCartPage()
  const words = labels.summary
  const delivery = resolveDelivery(cart, locale, words)
  return (
    <section aria-labelledby="cart-summary" className="card stack-6 p-5">
      <h2 id="cart-summary" className="text-xl">
        {words.heading}
      </h2>
      {children}
      <dl className="stack-2 border-t border-line pt-4 tabular-digits">
        <Row name={words.subtotal} value={formatMoney(cart.subtotal, locale)} />
        {cart.discount > 0 && (
          <Row name={words.discount} value={formatChange(parseCents(-cart.discount), locale)} />
        )}
        {delivery !== null && <Row name={words.delivery} value={delivery} />}
        <Row
          name={hasWholeTotal(cart) ? words.total : words.totalWithoutDelivery}
          value={formatMoney(cart.total, locale)}
          isTotal
        />
      </dl>
      {cart.tax > 0 && (
        <p className="-mt-4 text-end text-sm text-muted">
          {formatTemplate(words.tax, { amount: formatMoney(cart.tax, locale) })}
        </p>
      )}
      <CheckoutOrReason cart={cart} />
      <ShopLink
        href={buildLocalePath(locale, "/shop")}
        prefetch
        className={buildButtonClass("tertiary", "w-full")}
      >
        {words.continue}
      </ShopLink>
    </section>
  )
}

/** Renders the checkout link, or the reason why the checkout is blocked. */
function CheckoutOrReason({ cart }: { cart: Cart }) {
  const { labels } = useCartPage()
  const text = resolveCheckoutBlock(cart, labels.summary)
  const blockingItem = cart.isAllInStock
    ? undefined
    : cart.items.find(({ warning }) => warning !== "")
  if (text === "") return <CheckoutLink className="button-large w-full" />
  return (
    <p className="font-semibold">
      {blockingItem ? (
        <a href={`#${getLineId(blockingItem.id)}`} className="inline-block py-2.5 underline">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  )
}

function Row({ name, value, isTotal }: { name: string; value: string; isTotal?: boolean }) {
  const totalClass = isTotal ? "price border-t border-line pt-2 text-xl" : ""
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 ${totalClass}`.trimEnd()}>
      <dt>{name}</dt>
      <dd className="ms-auto">{value}</dd>
    </div>
  )
}

/** Returns the delivery cost as text; null if the cart needs no shipping. */
function resolveDelivery(
  cart: Cart,
  locale: string,
  words: { unknown: string; onRequest: string },
): string | null {
  if (!cart.needsShipping) return null
  if (cart.shipping !== null) return formatMoney(cart.shipping, locale)
  return cart.needsQuote ? words.onRequest : words.unknown
}
