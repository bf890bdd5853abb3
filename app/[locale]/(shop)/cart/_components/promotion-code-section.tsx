"use client"

import { useId } from "react"
import { buildButtonClass } from "#components/ui/button.tsx"
import type { Cart, CartChoices } from "#lib/cart/cart.ts"
import { formatTemplate } from "#lib/i18n/format-template.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import { formatMoney } from "#lib/money.ts"
import { CartErrorMessage, CartForm, useCartPage } from "./cart-form.tsx"

type PromotionCodeSectionProps = { cart: Cart; choose: (choices: CartChoices) => void }

/** Renders the field for a promotion code with its error, or the applied code with its discount. */
export function PromotionCodeSection({ cart, choose }: PromotionCodeSectionProps) {
  const { labels, locale } = useCartPage()
  const { promotion } = cart
  if (cart.promotionCode === "" || promotion === null)
    return <CodeForm cart={cart} choose={choose} />
  const values = { code: cart.promotionCode, amount: formatMoney(cart.discount, locale) }
  return (
    <div className="stack-2">
      <h3 className="font-semibold">{labels.code.heading}</h3>
      <p className="text-success wrap-anywhere">{formatTemplate(labels.code.applied, values)}</p>
      {promotion.name !== "" && (
        <p className="text-sm wrap-anywhere" {...buildFieldAttributes(locale, promotion, "name")}>
          {promotion.name}
        </p>
      )}
      <CartForm intent="code" onSend={() => choose({ promotionCode: null })}>
        <button type="submit" className="min-h-11 text-sm text-muted underline hover:text-ink">
          {labels.code.remove}
        </button>
      </CartForm>
    </div>
  )
}

function CodeForm({ cart, choose }: PromotionCodeSectionProps) {
  const { labels, error } = useCartPage()
  const id = useId()
  const fieldError = error?.intent === "code" ? error : null
  const text = fieldError?.text || cart.promotionMessage
  return (
    <CartForm
      intent="code"
      onSend={(data) => {
        const code = String(data.get("promotion") ?? "").trim()
        if (code !== "" || cart.promotionCode !== "") choose({ promotionCode: code || null })
      }}
      className="stack-2 print:hidden"
    >
      <label htmlFor={id} className="block font-semibold">
        {labels.code.heading}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          name="promotion"
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={fieldError?.typed.promotion || cart.promotionCode}
          aria-invalid={text === "" ? undefined : true}
          aria-describedby={text === "" ? undefined : `${id}-error`}
          className="control"
        />
        <button type="submit" className={buildButtonClass("secondary")}>
          {labels.code.apply}
        </button>
      </div>
      {text !== "" && <CartErrorMessage id={`${id}-error`} text={text} />}
    </CartForm>
  )
}
