"use client"

import { Notice } from "#components/account/form-notice.tsx"
import type { CheckoutState } from "#lib/checkout/checkout-state.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { fillText } from "#lib/i18n/fill-text.ts"
import { formatMoney } from "#lib/money.ts"
import type { CheckoutTexts } from "./checkout-texts.ts"

type CheckoutNoticeProps = { state: CheckoutState | null; texts: CheckoutTexts; locale: string }

/** Renders the result of a submission: the errors, or the confirmation of a requested quote. */
export function CheckoutNotice({ state, texts, locale }: CheckoutNoticeProps) {
  if (state === null || state.kind === "placed" || state.kind === "priced") return null
  if (state.kind === "asked") {
    return (
      <Notice tone="good">
        <p className="font-semibold text-success">{state.message}</p>
      </Notice>
    )
  }
  const { code, message, faults, total } = state
  const faulty = Object.entries(faults)
  const own = texts.refusals[code] ?? texts.refusals.unavailable ?? ""
  const amount = total === null ? "" : formatMoney(total, locale)
  const sentence = faulty.length > 0 && message === "" ? texts.check : message || own
  return (
    <Notice tone="bad">
      <p className="font-semibold whitespace-pre-line text-danger">
        {fillText(sentence, { amount })}
      </p>
      {faulty.length > 0 && (
        <ul>
          {faulty.map(([name, fault]) => (
            <li key={name}>
              <a
                href={`#checkout-${name}`}
                className="inline-flex min-h-11 min-w-11 items-center text-danger underline underline-offset-4"
              >
                {fault}
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
