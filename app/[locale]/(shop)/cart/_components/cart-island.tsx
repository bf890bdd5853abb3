"use client"

import type { ReactNode } from "react"
import type { FormAction } from "#lib/account/form-state.ts"
import type { Cart } from "#lib/cart/cart.ts"
import type { CartFormAction } from "#lib/cart/cart-form.ts"
import type { Money } from "#lib/money.ts"
import type { CartLabels } from "./build-cart-labels.ts"
import { CartBar } from "./cart-bar.tsx"
import { CartContext } from "./cart-context.ts"
import { FaultLine } from "./cart-form.tsx"
import { CartLines } from "./cart-lines.tsx"
import { CartSummary } from "./cart-summary.tsx"
import { CodePart } from "./code-part.tsx"
import { DeliveryPart } from "./delivery-part.tsx"
import { LazyQuoteForm } from "./lazy-quote-form.tsx"
import type { QuoteTexts } from "./quote-form.tsx"
import { RemovedLine } from "./removed-line.tsx"
import { useCartPageState } from "./use-cart-page-state.ts"

type CartIslandProps = {
  /** The cart as it was when the page was made. */
  initial: Cart
  labels: CartLabels
  quoteTexts: QuoteTexts
  locale: string
  actions: { change: CartFormAction; askForQuote: FormAction }
  /** Goods worth more are posted free to any place; null where they never are. */
  freeOver: Money | null
  /** What is shown where nothing is in it. */
  empty: ReactNode
}

/** The cart: what is in it, what it costs, and everything that can be changed of it. */
export function CartIsland(props: CartIslandProps) {
  const { initial, labels, quoteTexts, locale, actions, freeOver, empty } = props
  const state = useCartPageState(initial, actions.change, labels)
  const { cart, post, fault, general, choose } = state
  const isEmpty = cart.items.length === 0
  return (
    <CartContext value={{ labels, locale, post, fault }}>
      <section
        ref={state.area}
        tabIndex={-1}
        aria-label={labels.items}
        className="stack-4 outline-none"
      >
        <div aria-live="polite">
          <p className="sr-only">{state.said}</p>
          {state.removed && (
            <RemovedLine name={state.removed.productName} onPutBack={state.putBack} />
          )}
        </div>
        {general !== "" && <FaultLine text={general} />}
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
                <QuotePart cart={cart} texts={quoteTexts} action={actions.askForQuote} />
              )}
              <CartBar cart={cart} />
            </div>
            <CartSummary cart={cart}>
              <CodePart cart={cart} choose={choose} />
              <DeliveryPart cart={cart} freeOver={freeOver} choose={choose} />
            </CartSummary>
          </div>
        )}
      </section>
    </CartContext>
  )
}

type QuotePartProps = { cart: Cart; texts: QuoteTexts; action: FormAction }

/** Begins anew for another place, which it is filled in with. */
function QuotePart({ cart: { place }, texts, action }: QuotePartProps) {
  const key = `${place?.suburb} ${place?.postcode}`
  return <LazyQuoteForm key={key} {...{ place, texts, action }} />
}
