"use client"

import type { Cart, CartChoices } from "#lib/cart/cart.ts"
import { resolveFreeDeliveryGap } from "#lib/cart/free-delivery.ts"
import type { Money } from "#lib/contract/money.ts"
import { formatTemplate } from "#lib/i18n/format-template.ts"
import { formatMoney } from "#lib/money.ts"
import { useCartPage } from "./cart-context.ts"
import { DeliveryChoice } from "./delivery-choice.tsx"
import { EstimateForm } from "./estimate-form.tsx"

type CartDeliverySectionProps = {
  cart: Cart
  /** Order value above which delivery is free everywhere; null if it never is. */
  freeOver: Money | null
  choose: (choices: CartChoices) => void
}

/** Renders the delivery estimate and the choice of a shipping method, without a login. */
export function CartDeliverySection({ cart, freeOver, choose }: CartDeliverySectionProps) {
  const { labels, locale } = useCartPage()
  const gap = resolveFreeDeliveryGap(cart, freeOver)
  if (!cart.needsShipping) return <p className="text-sm text-muted">{labels.delivery.none}</p>
  return (
    <section aria-labelledby="cart-delivery" className="stack-4">
      <h3 id="cart-delivery" className="font-semibold">
        {labels.delivery.heading}
      </h3>
      {cart.promises.map((text) => (
        <p key={text} className="text-sm">
          {text}
        </p>
      ))}
      {gap !== null && (
        <div className="stack-2">
          <p className="text-sm font-semibold text-success">
            {formatTemplate(labels.delivery.freeMore, { amount: formatMoney(gap.missing, locale) })}
          </p>
          <div aria-hidden="true" className="progress">
            <div style={{ inlineSize: `${gap.reachedPercent}%` }} />
          </div>
        </div>
      )}
      <EstimateForm place={cart.place} choose={choose} />
      {cart.shippingMessage !== "" && (
        <p role="status" className="text-sm wrap-anywhere">
          {cart.shippingMessage}
        </p>
      )}
      {cart.quotes.length > 0 && <DeliveryChoice cart={cart} choose={choose} />}
    </section>
  )
}
