"use client"

import { type ReactNode, useActionState, useRef, useState } from "react"
import { useCart } from "#components/cart/use-cart.ts"
import type { FormAction } from "#lib/account/form-state.ts"
import type { Cart, CartChoices, CartItem } from "#lib/cart/cart.ts"
import type { CartFormAction } from "#lib/cart/cart-form.ts"
import type { CartLabels } from "./build-cart-labels.ts"
import { CartContext } from "./cart-context.ts"
import { FaultLine } from "./cart-form.tsx"
import { CartLine } from "./cart-line.tsx"
import { CartSummary } from "./cart-summary.tsx"
import { CodePart } from "./code-part.tsx"
import { DeliveryPart } from "./delivery-part.tsx"
import { fill } from "./fill.ts"
import { LazyQuoteForm } from "./lazy-quote-form.tsx"
import type { QuoteTexts } from "./quote-form.tsx"
import { useCartFaults } from "./use-cart-faults.ts"

type CartIslandProps = {
  /** The cart as it was when the page was made. */
  initial: Cart
  labels: CartLabels
  quoteTexts: QuoteTexts
  locale: string
  actions: { change: CartFormAction; askForQuote: FormAction }
  /** What is shown where nothing is in it. */
  empty: ReactNode
}

/** The cart: what is in it, what it costs, and everything that can be changed of it. */
export function CartIsland(props: CartIslandProps) {
  const { initial, labels, quoteTexts, locale, actions, empty } = props
  const [posted, post] = useActionState(actions.change, null)
  const { cart, pending, error, setQuantity, remove, choose } = useCart(initial)
  const { fault, general, ask } = useCartFaults(error, posted, labels.faults)
  const [said, setSaid] = useState("")
  const list = useRef<HTMLElement>(null)

  const take = (item: CartItem) => {
    ask("remove")
    remove(item.id)
    setSaid(fill(labels.removed, { name: item.productName }))
    // The button that had the focus is gone.
    list.current?.focus()
  }
  const chooseNow = (choices: CartChoices) => {
    ask("promotionCode" in choices ? "code" : "place" in choices ? "estimate" : "delivery")
    choose(choices)
  }
  return (
    <CartContext value={{ labels, locale, post, fault }}>
      <section
        ref={list}
        tabIndex={-1}
        aria-label={labels.items}
        className="space-y-4 outline-none"
      >
        <p aria-live="polite" className="sr-only">
          {pending ? labels.busy : said}
        </p>
        {general !== "" && <FaultLine text={general} />}
        {cart.items.length === 0 ? (
          empty
        ) : (
          <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[1fr_22rem]">
            <div className="space-y-8">
              <ul className="divide-y divide-line border-y border-line">
                {cart.items.map((item) => (
                  <CartLine
                    key={item.id}
                    item={item}
                    onQuantity={(qty) => {
                      ask("update")
                      setQuantity(item.id, qty)
                    }}
                    onRemove={() => take(item)}
                  />
                ))}
              </ul>
              {cart.needsQuote && (
                <LazyQuoteForm
                  key={`${cart.place?.suburb} ${cart.place?.postcode}`}
                  place={cart.place}
                  texts={quoteTexts}
                  action={actions.askForQuote}
                />
              )}
            </div>
            <CartSummary cart={cart}>
              <CodePart cart={cart} choose={chooseNow} />
              <DeliveryPart cart={cart} choose={chooseNow} />
            </CartSummary>
          </div>
        )}
      </section>
    </CartContext>
  )
}
