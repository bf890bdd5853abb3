"use client"

import dynamic from "next/dynamic"
import type { ReactNode } from "react"
import { fetchIsland } from "#components/navigation/fetch-island.ts"
import type { FormAction } from "#lib/auth/account-result.ts"
import type { Cart, CartItem } from "#lib/cart/cart.ts"
import type { CartFormAction } from "#lib/cart/cart-form.ts"
import type { Money } from "#lib/contract/money.ts"
import { formatTemplate } from "#lib/i18n/format-template.ts"
import { formatMoney } from "#lib/money.ts"
import type { CartLabels } from "./build-cart-labels.ts"
import { CartDeliverySection } from "./cart-delivery-section.tsx"
import { CartContext, CartErrorMessage, useCartPage } from "./cart-form.tsx"
import { CartLine } from "./cart-line.tsx"
import { CartSummary } from "./cart-summary.tsx"
import { CheckoutLink, hasWholeTotal, resolveCheckoutBlock } from "./checkout-link.tsx"
import { PromotionCodeSection } from "./promotion-code-section.tsx"
import type { QuoteTexts } from "./quote-form.tsx"
import { useCartPageState } from "./use-cart-page-state.ts"

type CartIslandProps = {
  /** The cart at the time of the server render. */
  initial: Cart
  labels: CartLabels
  quoteTexts: QuoteTexts
  locale: string
  actions: { change: CartFormAction; requestQuote: FormAction }
  /** Order value above which delivery is free everywhere; null if it never is. */
  freeOver: Money | null
  /** Empty state of the cart. */
  empty: ReactNode
}

/** Renders the interactive cart: its lines, its total and every control that changes it. */
export function CartIsland(props: CartIslandProps) {
  const { initial, labels, quoteTexts, locale, actions, freeOver, empty } = props
  const state = useCartPageState(initial, actions.change, labels)
  const { cart, post, error, general, choose } = state
  const isEmpty = cart.items.length === 0
  return (
    <CartContext value={{ labels, locale, post, error }}>
      <section
        ref={state.area}
        tabIndex={-1}
        aria-label={labels.items}
        className="stack-4 outline-none"
      >
        <div aria-live="polite">
          <p className="sr-only">{state.statusText}</p>
          {state.removed && (
            <RemovedLine name={state.removed.productName} onPutBack={state.putBack} />
          )}
        </div>
        {general !== "" && <CartErrorMessage text={general} />}
        {isEmpty && empty}
        {!isEmpty && (
          <div className="grid items-start gap-x-10 gap-y-8 grid-cols-1 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="stack-8">
              <CartLines
                items={cart.items}
                onQuantity={state.setQuantity}
                onRemove={state.remove}
              />
              {cart.needsQuote && (
                <KeyedQuoteForm cart={cart} texts={quoteTexts} action={actions.requestQuote} />
              )}
              <CartBar cart={cart} />
            </div>
            <CartSummary cart={cart}>
              <PromotionCodeSection cart={cart} choose={choose} />
              <CartDeliverySection cart={cart} freeOver={freeOver} choose={choose} />
            </CartSummary>
          </div>
        )}
      </section>
    </CartContext>
  )
}

type KeyedQuoteFormProps = { cart: Cart; texts: QuoteTexts; action: FormAction }

/** Remounts the form for another destination, whose values it is filled in with. */
function KeyedQuoteForm({ cart: { place }, texts, action }: KeyedQuoteFormProps) {
  const key = `${place?.suburb} ${place?.postcode}`
  return <LazyQuoteForm key={key} place={place} texts={texts} action={action} />
}

/**
 * The shipping quote form as a lazy client component; its chunk loads only when the form is
 * rendered.
 */
const LazyQuoteForm = dynamic(() =>
  fetchIsland(() => import("./quote-form.tsx")).then((m) => m.QuoteForm),
)

/** Renders the notice about a removed line with a button that restores it. */
function RemovedLine({ name, onPutBack }: { name: string; onPutBack: () => void }) {
  const { labels } = useCartPage()
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-card bg-sunken px-4 py-1 wrap-anywhere">
      {formatTemplate(labels.removed, { name })}
      <button
        type="button"
        onClick={onPutBack}
        className="min-h-11 min-w-11 font-semibold underline"
      >
        {labels.putBack}
      </button>
    </p>
  )
}

type CartLinesProps = {
  items: readonly CartItem[]
  onQuantity: (item: CartItem, qty: number) => void
  onRemove: (item: CartItem) => void
}

/** Renders the lines of the cart. */
function CartLines({ items, onQuantity, onRemove }: CartLinesProps) {
  return (
    <ul className="ruled border-y border-line">
      {items.map((item) => (
        <CartLine
          key={item.id}
          item={item}
          onQuantity={(qty) => onQuantity(item, qty)}
          onRemove={() => onRemove(item)}
        />
      ))}
    </ul>
  )
}

/**
 * Renders the total and the checkout link in a sticky bar on small screens, until the summary below
 * is in the viewport. Renders nothing if the checkout is blocked: the summary shows the reason.
 */
function CartBar({ cart }: { cart: Cart }) {
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
