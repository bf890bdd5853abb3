"use client"

import { useEffect, useRef, useState } from "react"
import { ChoiceGroup, choiceCardClass } from "#components/account/choice-group.tsx"
import { EmailField } from "#components/account/email-field.tsx"
import { useField, useForm } from "#components/account/form-context.ts"
import { useSignedIn } from "#components/session/use-signed-in.ts"
import { buildButtonClass } from "#components/ui/button.tsx"
import { Picture } from "#components/ui/picture.tsx"
import type { Money } from "#lib/contract/money.ts"
import { formatTemplate } from "#lib/i18n/format-template.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import { formatMoney } from "#lib/money.ts"
import { voucherControls as controls, customAmount, resolveAmount } from "#lib/vouchers/voucher.ts"
import { type Card, CardPreview, GiftFields } from "./gift-fields.tsx"
import { AmountChoice, PageUrlField } from "./voucher-fields.tsx"
import type { VoucherFormsProps } from "./voucher-forms.tsx"

type BuyVoucherFieldsProps = Omit<VoucherFormsProps, "actions">

/** Renders the fields to buy a voucher. The pay button appears once the amount is above zero. */
export function BuyVoucherFields({
  id,
  themes,
  amounts,
  allowsCustom,
  locale,
  labels,
}: BuyVoucherFieldsProps) {
  const root = useRef<HTMLDivElement>(null)
  const [selection, setSelection] = useState<VoucherSelection | null>(null)
  const { typed: typedEmail = "" } = useField(controls.email)
  const isSignedIn = useSignedIn()
  const updateSelection = () => setSelection(parseSelection(root.current))
  useEffect(() => setSelection(parseSelection(root.current)), [])
  if (amounts.length === 0 && !allowsCustom) return <p>{labels.noAmounts}</p>
  return (
    <div ref={root} onInput={updateSelection} onChange={updateSelection} className="stack-6">
      <PageUrlField id={id} />
      {themes.length > 0 && <ThemeCards themes={themes} locale={locale} labels={labels} />}
      <AmountChoice
        amounts={amounts}
        allowsCustom={allowsCustom}
        locale={locale}
        labels={labels}
        isTyping={selection && selection.choice === customAmount}
      />
      {isSignedIn && typedEmail === "" ? (
        <p className="text-muted">{labels.accountNote}</p>
      ) : (
        <EmailField name={controls.email} label={labels.email} note={labels.emailNote} />
      )}
      <GiftFields labels={labels} />
      {selection && selection.amount !== null && (
        <CardPreview
          card={{
            ...selection.card,
            theme: themes.find(({ id: each }) => String(each) === selection.theme) ?? null,
            amount: formatMoney(selection.amount, locale),
          }}
          labels={labels}
        />
      )}
      <PayButton selection={selection} locale={locale} labels={labels} />
    </div>
  )
}

/** The selected amount option, its amount (null if it is not valid), and what is on the card. */
type VoucherSelection = {
  choice: string
  amount: Money | null
  theme: string
  card: Pick<Card, "recipientName" | "senderName" | "message">
}

function parseSelection(root: HTMLElement | null): VoucherSelection | null {
  const form = root?.closest("form")
  if (!form) return null
  const data = new FormData(form)
  const getText = (name: string) => String(data.get(name) ?? "")
  const choice = getText(controls.amount)
  return {
    choice,
    amount: resolveAmount(choice, getText(controls.custom)),
    theme: getText(controls.theme),
    card: {
      recipientName: getText(controls.recipientName).trim(),
      senderName: getText(controls.senderName).trim(),
      message: getText(controls.message).trim(),
    },
  }
}

/**
 * `selection` is null before hydration: then a style sheet shows the button by the checked radio.
 */
type PayButtonProps = { selection: VoucherSelection | null } & Pick<
  BuyVoucherFieldsProps,
  "locale" | "labels"
>

function PayButton({ selection, locale, labels }: PayButtonProps) {
  const { isBusy } = useForm()
  const amount = selection?.amount ?? null
  const label =
    amount === null
      ? labels.payPlain
      : formatTemplate(labels.pay, { amount: formatMoney(amount, locale) })
  return (
    <div hidden={selection !== null && amount === null} className="voucher-pay">
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

type ThemeCardsProps = Pick<BuyVoucherFieldsProps, "themes" | "locale" | "labels">

/** Renders the designs of a voucher as a radio group, with the first one preselected. */
function ThemeCards({ themes, locale, labels }: ThemeCardsProps) {
  const { typed = String(themes[0]?.id ?? "") } = useField(controls.theme)
  return (
    <ChoiceGroup name={controls.theme} label={labels.theme}>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {themes.map(({ id, name, picture, translatedFields = [] }) => (
          <label key={id} className={`${choiceCardClass} flex flex-col overflow-hidden`}>
            <input
              type="radio"
              name={controls.theme}
              value={id}
              defaultChecked={typed === String(id)}
              className="sr-only"
            />
            {picture && (
              <Picture
                picture={picture}
                alt=""
                widths={[200, 400]}
                sizes="(width < 40rem) 50vw, 220px"
                className="w-full"
              />
            )}
            <span
              className="grid grow place-content-center p-2 text-sm"
              {...buildFieldAttributes(locale, { translatedFields }, "name")}
            >
              {name}
            </span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
