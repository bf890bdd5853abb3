"use client"

import { useId, useLayoutEffect, useRef, useState } from "react"
import { buildButtonClass } from "#components/ui/button.tsx"
import { getStoredPostcode, isPostcode, savePostcode } from "#lib/cart/browser/postcode-storage.ts"
import type { Cart, CartChoices, Place } from "#lib/cart/cart.ts"
import { resolveFreeDeliveryGap } from "#lib/cart/free-delivery.ts"
import type { Money } from "#lib/contract/money.ts"
import { formatTemplate } from "#lib/i18n/format-template.ts"
import { formatMoney } from "#lib/money.ts"
import { CartErrorMessage, CartForm, useCartPage } from "./cart-form.tsx"
import { DeliveryChoice } from "./delivery-choice.tsx"

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

type EstimateFormProps = { place: Place | null; choose: (choices: CartChoices) => void }

/** Renders the form for the destination of a delivery estimate: suburb and postcode. */
function EstimateForm({ place, choose }: EstimateFormProps) {
  const { labels, error } = useCartPage()
  const id = useId()
  const [isWrong, setWrong] = useState(false)
  const fieldError = error?.intent === "estimate" ? error : null
  const field = useRef<HTMLInputElement>(null)
  // Before the first paint, so that the form is not sent without the postcode that it shows.
  useLayoutEffect(() => {
    // A postcode that was entered on a product page is prefilled.
    if (field.current?.value === "") field.current.value = getStoredPostcode()
  }, [])
  const text = isWrong ? labels.delivery.postcodeError : (fieldError?.text ?? "")
  const send = (data: FormData) => {
    const read = (name: string) => String(data.get(name) ?? "").trim()
    const [suburb, postcode] = [read("suburb"), read("postcode")]
    setWrong(!isPostcode(postcode))
    if (!isPostcode(postcode)) return
    savePostcode(postcode)
    choose({ place: { suburb, postcode } })
  }
  return (
    <CartForm intent="estimate" onSend={send} className="stack-3 print:hidden">
      <p className="text-sm text-muted">{labels.delivery.where}</p>
      <div className="grid grid-cols-[1fr_6rem] gap-2">
        <label className="min-w-0 stack-1 text-sm">
          <span className="block font-semibold">{labels.delivery.suburb}</span>
          <input
            name="suburb"
            maxLength={120}
            autoComplete="shipping address-level2"
            defaultValue={fieldError?.typed.suburb ?? place?.suburb}
            className="control"
          />
        </label>
        <label className="min-w-0 stack-1 text-sm">
          <span className="block font-semibold">{labels.delivery.postcode}</span>
          <input
            ref={field}
            name="postcode"
            inputMode="numeric"
            maxLength={4}
            autoComplete="shipping postal-code"
            defaultValue={fieldError?.typed.postcode ?? place?.postcode}
            aria-invalid={text === "" ? undefined : true}
            aria-describedby={text === "" ? undefined : `${id}-error`}
            className="control"
          />
        </label>
      </div>
      {text !== "" && <CartErrorMessage id={`${id}-error`} text={text} />}
      <button type="submit" className={buildButtonClass("secondary", "w-full")}>
        {labels.delivery.estimate}
      </button>
    </CartForm>
  )
}
