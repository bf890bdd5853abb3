"use client"

import type { PaymentType } from "#lib/cart/cart.ts"
import { checkoutControls as names } from "#lib/checkout/field-names.ts"
import { listSurcharges } from "#lib/checkout/price-checkout.ts"
import { getLanguageTag } from "#lib/contract/languages.ts"
import { type Money, parseCents } from "#lib/contract/money.ts"
import { formatTemplate } from "#lib/i18n/format-template.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import { formatMoney } from "#lib/money.ts"
import { CheckoutSection, ChoiceCard, choiceClass } from "./checkout-section.tsx"
import type { CheckoutTexts } from "./checkout-texts.ts"
import type { Checkout } from "./use-checkout.ts"

type PaymentSectionProps = { checkout: Checkout; texts: CheckoutTexts; locale: string }

/** Renders the choice of store credit and of a payment method for the rest. */
export function PaymentSection({ step, ...shown }: PaymentSectionProps & { step: number }) {
  const { checkout, texts, locale } = shown
  const { cart, choices, choose, price } = checkout
  const surcharges = listSurcharges(cart, choices)
  return (
    <CheckoutSection id="payment" heading={texts.payment.heading} step={step}>
      {cart.credit > 0 && <CreditChoice {...shown} />}
      <fieldset hidden={price.payable === 0} className="stack-3">
        <legend className="sr-only">{texts.payment.heading}</legend>
        {cart.paymentTypes.map((type) => (
          <ChoiceCard
            key={type.code}
            id={`checkout-payment-${type.code}`}
            name={names.payment}
            value={type.code}
            isChosen={choices.paymentCode === type.code}
            onChoose={() => choose({ paymentCode: type.code })}
            label={<span {...buildFieldAttributes(locale, type, "name")}>{type.name}</span>}
          >
            <TypeNote
              type={type}
              surcharge={surcharges.get(type.code)}
              texts={texts}
              locale={locale}
            />
          </ChoiceCard>
        ))}
      </fieldset>
      {price.payable > 0 && cart.wallets.length > 0 && (
        <p className="text-sm text-muted">
          {formatTemplate(texts.payment.wallets, { wallets: listChoices(cart.wallets, locale) })}
        </p>
      )}
    </CheckoutSection>
  )
}

/** Formats a list as "Apple Pay, Google Pay or Link" in the locale. */
function listChoices(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(getLanguageTag(locale), { type: "disjunction" }).format(names)
}

type TypeNoteProps = {
  type: PaymentType
  surcharge: Money | undefined
  texts: CheckoutTexts
  locale: string
}

function TypeNote({ type, surcharge, texts, locale }: TypeNoteProps) {
  const adds =
    surcharge === undefined || surcharge === 0
      ? texts.payment.addsNothing
      : formatTemplate(texts.payment.adds, { amount: formatMoney(surcharge, locale) })
  return (
    <span className="text-sm text-muted">
      {type.description !== "" && (
        <>
          <span {...buildFieldAttributes(locale, type, "description")}>{type.description}</span>
          {" · "}
        </>
      )}
      {adds}
    </span>
  )
}

function CreditChoice({ checkout, texts, locale }: PaymentSectionProps) {
  const { cart, choices, choose, price } = checkout
  const { useCredit } = choices
  const isCreditRetained = price.credit < cart.credit && price.payable > 0
  const least = formatTemplate(texts.credit.least, {
    amount: formatMoney(cart.leastPayment, locale),
  })
  const left = formatMoney(parseCents(cart.credit - price.credit), locale)
  const values = { amount: formatMoney(price.credit, locale), left }
  return (
    <label htmlFor="checkout-credit" className={choiceClass}>
      <input
        type="checkbox"
        id="checkout-credit"
        name={names.credit}
        value="1"
        checked={useCredit}
        onChange={() => choose({ useCredit: !useCredit })}
        className="mt-0.5 size-5 shrink-0"
      />
      <span>
        <span className="block font-semibold">
          {formatTemplate(texts.credit.use, { amount: formatMoney(cart.credit, locale) })}
        </span>
        {useCredit && <span className="text-sm">{formatTemplate(texts.credit.pays, values)}</span>}
        {useCredit && isCreditRetained && <span className="text-sm"> {least}</span>}
      </span>
    </label>
  )
}
