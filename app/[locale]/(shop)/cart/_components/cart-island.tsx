"use client"

import type { ReactNode } from "react"
import type { FormAction } from "#lib/account/form-state.ts"
import type { Cart } from "#lib/cart/cart.ts"
import type { CartFormAction } from "#lib/cart/cart-form.ts"
import type { Money } from "#lib/contract/money.ts"
import type { CartLabels } from "./build-cart-labels.ts"
import { CartBar } from "./cart-bar.tsx"
import { CartContext } from "./cart-context.ts"
import { CartDeliverySection } from "./cart-delivery-section.tsx"
import { CartErrorMessage } from "./cart-form.tsx"
import { CartLines } from "./cart-lines.tsx"
import { CartSummary } from "./cart-summary.tsx"
import { LazyQuoteForm } from "./lazy-quote-form.tsx"
import { PromotionCodeSection } from "./promotion-code-section.tsx"
import type { QuoteTexts } from "./quote-form.tsx"
import { RemovedLine } from "./removed-line.tsx"
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
