"use client"

import { Notice } from "#components/account/form-notice.tsx"
import type { CheckoutState } from "#lib/checkout/checkout-state.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { formatTemplate } from "#lib/i18n/format-template.ts"
import { formatMoney } from "#lib/money.ts"
import type { CheckoutTexts } from "./checkout-texts.ts"

type CheckoutNoticeProps = { state: CheckoutState | null; texts: CheckoutTexts; locale: string }

/** Renders the result of a submission: the errors, or the confirmation of a requested quote. */
export function CheckoutNotice({ state, texts, locale }: CheckoutNoticeProps) {
  if (state === null || state.kind === "placed" || state.kind === "priced") return null
  if (state.kind === "quoteRequested") {
    return (
      <Notice tone="good">
        <p className="font-semibold text-success">{state.message}</p>
      </Notice>
    )
  }
  const { code, message, fieldErrors, total } = state
  const errorEntries = Object.entries(fieldErrors)
  const codeMessage = texts.rejections[code] ?? texts.rejections.unavailable ?? ""
  const amount = total === null ? "" : formatMoney(total, locale)
  const errorText = errorEntries.length > 0 && message === "" ? texts.check : message || codeMessage
  // Nothing is wrong with the input: the customer only has to look at the new total.
  const isNeutral = code === "changed"
  return (
    <Notice tone={isNeutral ? "neutral" : "bad"}>
      <p className={`font-semibold whitespace-pre-line ${isNeutral ? "" : "text-danger"}`}>
        {formatTemplate(errorText, { amount })}
      </p>
      {errorEntries.length > 0 && (
        <ul>
          {errorEntries.map(([name, error]) => (
            <li key={name}>
              <a
                href={`#checkout-${name}`}
                className="inline-flex min-h-11 min-w-11 items-center text-danger underline underline-offset-4"
              >
                {error}
              </a>
            </li>
          ))}
        </ul>
      )}
      {code === "signedOut" && (
        <p data-awaits-login="">
          <a
            href={buildLocalePath(locale, "/login")}
            target="_blank"
            className="inline-flex min-h-11 min-w-11 items-center font-semibold text-brand underline underline-offset-4"
            rel="noopener"
          >
            {texts.logIn}
          </a>
        </p>
      )}
    </Notice>
  )
}
