"use client"

import { buildButtonClass } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { checkoutControls as names } from "#lib/checkout/field-names.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { type Money, parseCents } from "#lib/contract/money.ts"
import { formatTemplate } from "#lib/i18n/format-template.ts"
import { formatChange, formatMoney } from "#lib/money.ts"
import { CheckoutSection, rowClass } from "./checkout-section.tsx"
import type { CheckoutTexts } from "./checkout-texts.ts"
import type { Checkout } from "./use-checkout.ts"

type SummarySectionProps = { checkout: Checkout; texts: CheckoutTexts; locale: string }

/** Renders the amounts, the total and the pay button. */
export function SummarySection({ checkout, texts, locale }: SummarySectionProps) {
  const { cart, cartError } = checkout
  return (
    <CheckoutSection id="summary" heading={texts.summary.heading}>
      <Amounts checkout={checkout} texts={texts} locale={locale} />
      {cartError && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {cartError.message || texts.rejections.unavailable}
        </p>
      )}
      <noscript>
        <button
          type="submit"
          name={names.intent}
          value="price"
          className={buildButtonClass("secondary", "w-full")}
        >
          {texts.summary.price}
        </button>
      </noscript>
      {cart.isAllInStock ? (
        <PayButton checkout={checkout} texts={texts} locale={locale} />
      ) : (
        <div className="stack-3">
          <p className="font-semibold text-danger">{texts.summary.stock}</p>
          <ShopLink
            href={buildLocalePath(locale, "/cart")}
            className={buildButtonClass("primary", "button-large w-full")}
          >
            {texts.summary.toCart}
          </ShopLink>
        </div>
      )}
    </CheckoutSection>
  )
}

function Amounts({ checkout, texts, locale }: SummarySectionProps) {
  const { cart, price, isPricing } = checkout
  const words = texts.summary
  const show = (amount: Money) => formatMoney(amount, locale)
  const minus = (amount: Money) => formatChange(parseCents(-amount), locale)
  const delivery = price.delivery === null ? words.deliveryUnknown : show(price.delivery)
  const discount = formatTemplate(words.discount, { code: cart.promotionCode })
  return (
    <dl aria-busy={isPricing} className="stack-2">
      <Amount name={words.subtotal} amount={show(price.subtotal)} />
      {price.discount > 0 && <Amount name={discount} amount={minus(price.discount)} />}
      {cart.needsShipping && <Amount name={words.delivery} amount={delivery} />}
      {price.surcharge > 0 && <Amount name={words.surcharge} amount={show(price.surcharge)} />}
      <div className={`${rowClass} flex-wrap border-t border-line pt-3 text-lg font-semibold`}>
        <dt>{isDeliveryOpen(checkout) ? words.totalWithoutDelivery : words.total}</dt>
        <dd className="price ms-auto text-end text-2xl">{show(price.total)}</dd>
      </div>
      {price.tax > 0 && (
        <div className="text-sm text-muted">
          <dt className="sr-only">{words.taxName}</dt>
          <dd>{formatTemplate(words.tax, { amount: show(price.tax) })}</dd>
        </div>
      )}
      {price.credit > 0 && (
        <>
          <Amount name={words.credit} amount={minus(price.credit)} />
          <div className={`${rowClass} text-lg font-semibold`}>
            <dt>{words.payable}</dt>
            <dd className="price">{show(price.payable)}</dd>
          </div>
        </>
      )}
    </dl>
  )
}

/** True while the cart needs shipping and its cost is unknown. */
function isDeliveryOpen({ cart, price }: Checkout): boolean {
  return cart.needsShipping && price.delivery === null
}

function Amount({ name, amount }: { name: string; amount: string }) {
  return (
    <div className={rowClass}>
      <dt className="min-w-0 wrap-anywhere">{name}</dt>
      <dd className="text-end tabular-digits">{amount}</dd>
    </div>
  )
}

function PayButton({ checkout, texts, locale }: SummarySectionProps) {
  const { price, isPricing, pressed } = checkout
  const words = texts.summary
  const amount = formatMoney(price.payable, locale)
  const isFinal = price.payable > 0 && !isDeliveryOpen(checkout)
  const label = isFinal ? formatTemplate(words.pay, { amount }) : words.place
  return (
    <button
      type="submit"
      name={names.intent}
      value="pay"
      aria-disabled={pressed !== null || isPricing}
      aria-busy={isPricing}
      data-no-overlap
      className={buildButtonClass("primary", "button-large w-full")}
    >
      <span aria-live="polite">
        {pressed === "pay" ? words.submitting : isPricing ? words.pricing : label}
      </span>
    </button>
  )
}
