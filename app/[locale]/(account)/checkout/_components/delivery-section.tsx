"use client"

import { buildButtonClass } from "#components/ui/button.tsx"
import type { ShippingQuote } from "#lib/cart/cart.ts"
import { checkoutControls as names } from "#lib/checkout/field-names.ts"
import { formatMoney } from "#lib/money.ts"
import { buildDeliveryId, CheckoutSection, ChoiceCard, rowClass } from "./checkout-section.tsx"
import type { CheckoutTexts } from "./checkout-texts.ts"
import type { Checkout } from "./use-checkout.ts"

type DeliverySectionProps = {
  checkout: Checkout
  texts: CheckoutTexts
  locale: string
  step: number
}

/** Renders the shipping methods with their prices, or the button that requests a shipping quote. */
export function DeliverySection({ checkout, texts, locale, step }: DeliverySectionProps) {
  const { cart, choices, choose, pressed } = checkout
  const { needsShipping, needsQuote, quotes, promises, shippingMessage, place } = cart
  if (!needsShipping) {
    return (
      <CheckoutSection id="delivery" heading={texts.delivery.heading} step={step}>
        <p>{texts.delivery.nothing}</p>
      </CheckoutSection>
    )
  }
  const isUnknown = place === null && !needsQuote
  return (
    <CheckoutSection id="delivery" heading={texts.delivery.heading} step={step}>
      {promises.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {isUnknown && <p className="text-muted">{texts.delivery.unknown}</p>}
      {shippingMessage !== "" && !isUnknown && <p>{shippingMessage}</p>}
      {quotes.length > 0 && (
        <fieldset className="stack-3">
          <legend className="sr-only">{texts.delivery.heading}</legend>
          {sortPickUpFirst(quotes).map(({ id, name, amount, description, promise }) => (
            <ChoiceCard
              key={id}
              id={buildDeliveryId(id)}
              name={names.delivery}
              value={String(id)}
              isChosen={choices.deliveryId === id}
              onChoose={() => choose({ deliveryId: id }, { shippingType: id })}
              label={<Priced name={name} price={formatMoney(amount, locale)} />}
            >
              {[description, promise]
                .filter((text) => text !== "")
                .map((text) => (
                  <span key={text} className="block text-sm text-muted">
                    {text}
                  </span>
                ))}
            </ChoiceCard>
          ))}
        </fieldset>
      )}
      {needsQuote && (
        <button
          type="submit"
          name={names.intent}
          value="quote"
          aria-disabled={pressed !== null}
          className={buildButtonClass("secondary", "max-sm:w-full")}
        >
          {pressed === "quote" ? texts.delivery.requesting : texts.delivery.quote}
        </button>
      )}
    </CheckoutSection>
  )
}

/** Returns the methods with those first that need no address. */
function sortPickUpFirst(quotes: readonly ShippingQuote[]): ShippingQuote[] {
  return [...quotes].sort((one, other) => Number(other.isPickUp) - Number(one.isPickUp))
}

function Priced({ name, price }: { name: string; price: string }) {
  return (
    <span className={rowClass}>
      <span>{name}</span> <span className="price shrink-0">{price}</span>
    </span>
  )
}
