"use client"

import { useId } from "react"
import { buildButtonClass } from "#components/ui/button.tsx"
import type { Cart, CartChoices, ShippingQuote } from "#lib/cart/cart.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import { formatMoney } from "#lib/money.ts"
import { CartErrorMessage, CartForm, useCartPage } from "./cart-form.tsx"

type DeliveryChoiceProps = { cart: Cart; choose: (choices: CartChoices) => void }

/** Renders the shipping methods, each with its name, price and delivery time. */
export function DeliveryChoice({ cart, choose }: DeliveryChoiceProps) {
  const { labels, error } = useCartPage()
  const send = (data: FormData) => {
    const id = Number(data.get("delivery"))
    if (id > 0) choose({ shippingType: id })
  }
  return (
    <CartForm intent="delivery" onSend={send} className="stack-2">
      <fieldset className="stack-2">
        <legend className="mb-2 text-sm font-semibold">{labels.delivery.choose}</legend>
        {cart.quotes.map((quote) => (
          <ShippingMethodOption
            key={quote.id}
            quote={quote}
            isChosen={quote.id === cart.shippingType}
            onChoose={() => choose({ shippingType: quote.id })}
          />
        ))}
      </fieldset>
      <noscript>
        <button type="submit" className={buildButtonClass("secondary", "w-full")}>
          {labels.delivery.use}
        </button>
      </noscript>
      {error?.intent === "delivery" && <CartErrorMessage text={error.text} />}
    </CartForm>
  )
}

type ShippingMethodOptionProps = { quote: ShippingQuote; isChosen: boolean; onChoose: () => void }

function ShippingMethodOption({ quote, isChosen, onChoose }: ShippingMethodOptionProps) {
  const { locale } = useCartPage()
  const id = useId()
  return (
    <div className="flex min-h-11 items-start gap-3 rounded-lg border border-line px-3 py-2 has-checked:border-brand">
      <input
        type="radio"
        id={id}
        name="delivery"
        value={quote.id}
        checked={isChosen}
        onChange={onChoose}
        className="mt-1 size-4 shrink-0 accent-brand"
      />
      <label htmlFor={id} className="min-w-0 grow wrap-anywhere">
        <span className="block">
          <span {...buildFieldAttributes(locale, quote, "name")}>{quote.name}</span>
          {` ${formatMoney(quote.amount, locale)}`}
        </span>
        {quote.description !== "" && (
          <span
            className="block text-sm text-muted"
            {...buildFieldAttributes(locale, quote, "description")}
          >
            {quote.description}
          </span>
        )}
        {quote.promise !== "" && <span className="block text-sm text-muted">{quote.promise}</span>}
      </label>
    </div>
  )
}
