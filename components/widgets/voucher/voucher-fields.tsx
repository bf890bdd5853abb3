"use client"

import { useEffect, useState } from "react"
import { ChoiceGroup, choiceCardClass } from "#components/account/choice-group.tsx"
import { FieldFrame } from "#components/account/field-frame.tsx"
import { useField } from "#components/account/form-context.ts"
import { buildAmount, type Money, parseCents } from "#lib/contract/money.ts"
import { formatDigits, formatMoney } from "#lib/money.ts"
import {
  voucherControls as controls,
  customAmount,
  typedAmountPattern,
} from "#lib/vouchers/voucher.ts"
import type { VoucherLabels } from "./voucher-labels.ts"

/**
 * Renders a hidden field with the URL and fragment of the form, which the payment page returns to.
 */
export function PageUrlField({ id }: { id: string }) {
  const [pageUrl, setPageUrl] = useState("")
  useEffect(() => {
    const url = new URL(location.href)
    url.hash = id
    setPageUrl(url.href)
  }, [id])
  return <input type="hidden" name={controls.page} value={pageUrl} />
}

type AmountChoiceProps = {
  amounts: readonly Money[]
  allowsCustom: boolean
  /** True if a custom amount is selected; null before hydration. */
  isTyping: boolean | null
  locale: string
  labels: VoucherLabels
}

/** Renders the amounts on offer, and an input for a custom amount. */
export function AmountChoice({
  amounts,
  allowsCustom,
  isTyping,
  locale,
  labels,
}: AmountChoiceProps) {
  const { typed = amounts.length === 0 ? customAmount : "" } = useField(controls.amount)
  const option = (value: string, label: string) => (
    <label
      key={value}
      className={`${choiceCardClass} grid min-h-12 place-content-center px-3 py-2`}
    >
      <input
        type="radio"
        name={controls.amount}
        value={value}
        data-typed={value === customAmount ? "" : undefined}
        defaultChecked={typed === value}
        required
        className="sr-only"
      />
      {label}
    </label>
  )
  return (
    <ChoiceGroup name={controls.amount} label={labels.amount}>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {amounts.map((amount) => option(buildAmount(amount), formatMoney(amount, locale)))}
        {allowsCustom && option(customAmount, labels.customAmount)}
      </div>
      {allowsCustom && (
        <div
          hidden={isTyping === false}
          className="mt-4 sm:max-w-60 [form:not(:has([data-typed]:checked))_&]:hidden"
        >
          <TypedAmount label={labels.typedAmount} locale={locale} />
        </div>
      )}
    </ChoiceGroup>
  )
}

function TypedAmount({ label, locale }: { label: string; locale: string }) {
  const { typed = "", isBusy } = useField(controls.custom)
  return (
    <FieldFrame name={controls.custom} label={label}>
      {(control) => (
        <span className="relative block">
          <span aria-hidden="true" className="absolute inset-y-0 start-3 grid place-content-center">
            $
          </span>
          <input
            {...control}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            placeholder={formatDigits(parseCents(0), locale)}
            pattern={typedAmountPattern}
            defaultValue={typed}
            readOnly={isBusy}
            className="control ps-7"
          />
        </span>
      )}
    </FieldFrame>
  )
}
