"use client"

import { TextField } from "#components/account/text-field.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { checkoutControls as names } from "#lib/checkout/field-names.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { formatTemplate } from "#lib/i18n/format-template.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import { formatMoney } from "#lib/money.ts"
import { hasVoucherForm, voucherPath } from "#lib/vouchers/voucher-code.ts"
import { CheckoutSection } from "./checkout-section.tsx"
import type { CheckoutTexts } from "./checkout-texts.ts"
import type { Checkout } from "./use-checkout.ts"

type CodeSectionProps = { checkout: Checkout; texts: CheckoutTexts; locale: string }

/** Renders the promotion code with its discount, or the reason why it is invalid. */
export function CodeSection({ checkout, texts, locale }: CodeSectionProps) {
  const { cart, price } = checkout
  const { promotionCode: code, promotionMessage: message } = cart
  const amount = formatMoney(price.discount, locale)
  const promotion = code !== "" && message === "" ? cart.promotion : null
  const applied = promotion !== null
  const rejectedCode = checkout.rejectedCode
  // The field shows this message already.
  const isShownAtField =
    checkout.state?.kind === "rejected" && names.code in checkout.state.fieldErrors
  const rejection = isShownAtField ? "" : message
  const result = applied ? formatTemplate(texts.code.applied, { code, amount }) : rejection
  return (
    <CheckoutSection id="code" heading={texts.code.heading}>
      <input type="hidden" name={names.rejectedCode} value={rejectedCode} readOnly />
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 grow basis-32">
          <TextField
            name={names.code}
            label={texts.code.label}
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
          />
        </div>
        <div className="stack-1">
          {/* As high as the label, so that the button stays beside the field above an error. */}
          <span aria-hidden="true" className="block font-semibold">
            &nbsp;
          </span>
          <button
            type="submit"
            name={names.intent}
            value="price"
            className={buildButtonClass("secondary")}
          >
            {texts.code.apply}
          </button>
        </div>
      </div>
      <div role="status" className="stack-1 text-sm empty:hidden">
        {result !== "" && (
          <p className={`font-semibold ${applied ? "text-success" : "text-danger"}`}>{result}</p>
        )}
        {promotion !== null && promotion.name !== "" && (
          <p className="wrap-anywhere" {...buildFieldAttributes(locale, promotion, "name")}>
            {promotion.name}
          </p>
        )}
        {hasVoucherForm(rejectedCode) && (
          <p>
            {texts.code.voucher}{" "}
            <ShopLink
              href={buildLocalePath(locale, voucherPath)}
              className="font-semibold underline underline-offset-4"
            >
              {texts.code.redeem}
            </ShopLink>
          </p>
        )}
        {rejectedCode !== "" && <p className="text-muted">{texts.code.without}</p>}
      </div>
    </CheckoutSection>
  )
}
