"use client"

import { AccountForm } from "#components/account/account-form.tsx"
import type { FormLabels } from "#components/account/form-labels.ts"
import { SendButton } from "#components/account/send-button.tsx"
import type { MarketingIntent } from "#lib/account/customer.ts"
import type { FormAction } from "#lib/auth/account-result.ts"

/** Texts of the marketing consent form. */
export type MarketingTexts = {
  /** Whether the customer has consented, and since when. */
  state: string
  /** The text of the consent; null if the customer has consented to the current one. */
  consentText: string | null
  /** The emails that are sent without consent. */
  orders: string
  buttons: Readonly<Partial<Record<MarketingIntent, string>>>
  saving: string
  done: Readonly<Record<MarketingIntent, string>>
  form: FormLabels
}

type MarketingFormProps = { name: string; texts: MarketingTexts; action: FormAction }

/** Renders the marketing consent with buttons to give or withdraw it. */
export function MarketingForm({ name, texts, action }: MarketingFormProps) {
  const { state, consentText, orders, buttons, saving, done, form } = texts
  const notices = {
    agree: <p className="font-semibold text-success">{done.agree}</p>,
    withdraw: <p className="font-semibold text-success">{done.withdraw}</p>,
  }
  return (
    <AccountForm
      form="marketing"
      id="emails-form"
      labels={form}
      name={name}
      action={action}
      notices={notices}
    >
      <p>{state}</p>
      {consentText !== null && <p className="border-s-4 border-line ps-4">{consentText}</p>}
      <p className="text-sm text-muted">{orders}</p>
      <div className="flex flex-col gap-3 sm:flex-row sm:*:w-56">
        {buttons.agree !== undefined && (
          <SendButton intent="agree" label={buttons.agree} busy={saving} />
        )}
        {buttons.withdraw !== undefined && (
          <SendButton intent="withdraw" label={buttons.withdraw} busy={saving} kind="secondary" />
        )}
      </div>
    </AccountForm>
  )
}
