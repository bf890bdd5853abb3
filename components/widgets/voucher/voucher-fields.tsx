"use client"

import { type ReactNode, useEffect, useState } from "react"
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

/** Class names of a selectable card around a visually hidden radio button. */
export const choiceCardClass =
  "cursor-pointer rounded-card border-2 border-line bg-surface text-center font-semibold has-checked:border-brand has-checked:bg-brand/10 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"

type ChoiceGroupProps = { name: string; label: string; children: ReactNode }

/** Renders a radio group with its validation message. */
export function ChoiceGroup({ name, label, children }: ChoiceGroupProps) {
  const { id, error } = useField(name)
  return (
    <div
      id={id}
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className="outline-none"
    >
      <p id={`${id}-label`} className="mb-2 font-semibold">
        {label}
      </p>
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-1 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

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
