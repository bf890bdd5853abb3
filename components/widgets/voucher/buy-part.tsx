"use client"

import { useEffect, useRef, useState } from "react"
import { useField, useForm } from "#components/account/form-context.ts"
import { TextField } from "#components/account/text-field.tsx"
import { useSignedIn } from "#components/chrome/use-signed-in.ts"
import { buildButtonClass } from "#components/ui/button.tsx"
import { fillText } from "#lib/i18n/fill-text.ts"
import { formatMoney, type Money } from "#lib/money.ts"
import { customAmount, resolveAmount } from "#lib/vouchers/voucher-amount.ts"
import { voucherControls as controls } from "#lib/vouchers/voucher-controls.ts"
import { AmountChoice } from "./amount-choice.tsx"
import { PageAddress } from "./page-address.tsx"
import { ThemeCards } from "./theme-cards.tsx"
import type { VoucherFormsProps } from "./voucher-forms.tsx"

type BuyPartProps = Omit<VoucherFormsProps, "actions">

/** Renders the fields to buy a voucher. The pay button appears once the amount is above zero. */
export function BuyPart({ id, themes, amounts, allowsCustom, locale, labels }: BuyPartProps) {
  const part = useRef<HTMLDivElement>(null)
  const [wish, setWish] = useState<Wish | null>(null)
  const { typed: typedEmail = "" } = useField(controls.email)
  const isSignedIn = useSignedIn()
  const read = () => setWish(readWish(part.current))
  useEffect(() => setWish(readWish(part.current)), [])
  if (amounts.length === 0 && !allowsCustom) return <p>{labels.noAmounts}</p>
  return (
    <div ref={part} onInput={read} onChange={read} className="stack-6">
      <PageAddress id={id} />
      {themes.length > 0 && <ThemeCards {...{ themes, labels }} />}
      <AmountChoice
        {...{ amounts, allowsCustom, locale, labels }}
        isTyping={wish && wish.choice === customAmount}
      />
      {isSignedIn && typedEmail === "" ? (
        <p className="text-muted">{labels.accountNote}</p>
      ) : (
        <TextField
          name={controls.email}
          label={labels.email}
          note={labels.emailNote}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <PayButton {...{ wish, locale, labels }} />
    </div>
  )
}

/** The selected amount option, and its amount in cents; null without a valid amount. */
type Wish = { choice: string; amount: Money | null }

function readWish(part: HTMLElement | null): Wish | null {
  const form = part?.closest("form")
  if (!form) return null
  const data = new FormData(form)
  const choice = String(data.get(controls.amount) ?? "")
  return { choice, amount: resolveAmount(choice, String(data.get(controls.custom) ?? "")) }
}

/**
 * `selection` is null before hydration: then a style sheet shows the button by the checked radio.
 */
type PayButtonProps = { wish: Wish | null } & Pick<BuyPartProps, "locale" | "labels">

function PayButton({ wish, locale, labels }: PayButtonProps) {
  const { isBusy } = useForm()
  const amount = wish?.amount ?? null
  const label =
    amount === null
      ? labels.payPlain
      : fillText(labels.pay, { amount: formatMoney(amount, locale) })
  return (
    <div hidden={wish !== null && amount === null} className="voucher-pay">
      <button
        type="submit"
        aria-disabled={isBusy}
        className={buildButtonClass("primary", "w-full aria-disabled:opacity-60")}
      >
        <span aria-live="polite">{isBusy ? labels.busy : label}</span>
      </button>
    </div>
  )
}
