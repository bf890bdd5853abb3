"use client"

import { AccountForm } from "#components/account/account-form.tsx"
import type { FormLabels } from "#components/account/form-labels.ts"
import { SendButton } from "#components/account/send-button.tsx"
import type { FormAction } from "#lib/account/form-state.ts"
import type { MarketingWish } from "#lib/account/marketing-wish.ts"

/** Words of the form for news from the shop. */
export type MarketingTexts = {
  /** Whether the customer has agreed, and since when. */
  state: string
  /** What agreeing means; null where there is nothing left to agree to. */
  words: string | null
  /** What comes in any case. */
  orders: string
  buttons: Readonly<Partial<Record<MarketingWish, string>>>
  saving: string
  done: Readonly<Record<MarketingWish, string>>
  form: FormLabels
}

type MarketingFormProps = { name: string; texts: MarketingTexts; action: FormAction }

/** Says whether the customer has agreed to news from the shop; lets them agree, or take it back. */
export function MarketingForm({ name, texts, action }: MarketingFormProps) {
  const { state, words, orders, buttons, saving, done, form } = texts
  const notices = {
    agree: <p className="font-semibold text-success">{done.agree}</p>,
    withdraw: <p className="font-semibold text-success">{done.withdraw}</p>,
  }
  return (
    <AccountForm id="emails-form" labels={form} {...{ name, action, notices }}>
      <p>{state}</p>
      {words !== null && <p className="border-s-4 border-line ps-4">{words}</p>}
      <p className="text-sm text-muted">{orders}</p>
      <div className="flex flex-col gap-3 sm:flex-row sm:*:w-56">
        {buttons.agree !== undefined && (
          <SendButton wish="agree" label={buttons.agree} busy={saving} />
        )}
        {buttons.withdraw !== undefined && (
          <SendButton wish="withdraw" label={buttons.withdraw} busy={saving} kind="secondary" />
        )}
      </div>
    </AccountForm>
  )
}
