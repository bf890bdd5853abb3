"use client"

import { useId } from "react"
import { buildButtonClass } from "#components/ui/button.tsx"
import type { Cart, CartChoices } from "#lib/cart/cart.ts"
import { fillText } from "#lib/i18n/fill-text.ts"
import { formatMoney } from "#lib/money.ts"
import { useCartPage } from "./cart-context.ts"
import { CartForm, FaultLine } from "./cart-form.tsx"

type CodePartProps = { cart: Cart; choose: (choices: CartChoices) => void }

/** Renders the field for a promotion code with its error, or the applied code with its discount. */
export function CodePart({ cart, choose }: CodePartProps) {
  const { labels, locale } = useCartPage()
  const isApplied = cart.promotionCode !== "" && cart.promotion !== null
  if (!isApplied) return <CodeForm cart={cart} choose={choose} />
  const values = { code: cart.promotionCode, amount: formatMoney(cart.discount, locale) }
  return (
    <div className="stack-2">
      <h3 className="font-semibold">{labels.code.heading}</h3>
      <p className="text-success wrap-anywhere">{fillText(labels.code.applied, values)}</p>
      <CartForm wish="code" onSend={() => choose({ promotionCode: null })}>
        <button type="submit" className="min-h-11 text-sm text-muted underline hover:text-ink">
          {labels.code.remove}
        </button>
      </CartForm>
    </div>
  )
}

function CodeForm({ cart, choose }: CodePartProps) {
  const { labels, fault } = useCartPage()
  const id = useId()
  const own = fault?.wish === "code" ? fault : null
  const text = own?.text || cart.promotionMessage
  return (
    <CartForm
      wish="code"
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
          defaultValue={own?.typed.promotion || cart.promotionCode}
          aria-invalid={text === "" ? undefined : true}
          aria-describedby={text === "" ? undefined : `${id}-fault`}
          className="control"
        />
        <button type="submit" className={buildButtonClass("secondary")}>
          {labels.code.apply}
        </button>
      </div>
      {text !== "" && <FaultLine id={`${id}-fault`} text={text} />}
    </CartForm>
  )
}
