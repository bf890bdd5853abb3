"use client"

import { AccountForm } from "#components/account/account-form.tsx"
import type { FormLabels } from "#components/account/form-labels.ts"
import { SendButton } from "#components/account/send-button.tsx"
import { StateField } from "#components/account/state-field.tsx"
import { TextField } from "#components/account/text-field.tsx"
import type { AddressFieldName } from "#lib/account/saved-address.ts"
import type { FormAction } from "#lib/auth/account-result.ts"
import type { Place } from "#lib/cart/cart.ts"

/** Texts of the shipping quote form. */
export type QuoteTexts = {
  heading: string
  text: string
  fields: Record<AddressFieldName, string>
  optional: string
  choose: string
  send: string
  submitting: string
  done: string
  form: FormLabels
}

export type QuoteFormProps = { place: Place | null; texts: QuoteTexts; action: FormAction }

type Line = {
  name: AddressFieldName
  autoComplete: string
  type?: "tel" | "email"
  isOptional?: boolean
  isHalf?: boolean
}

const lines: readonly Line[] = [
  { name: "firstName", autoComplete: "shipping given-name", isHalf: true },
  { name: "lastName", autoComplete: "shipping family-name", isHalf: true },
  { name: "email", autoComplete: "email", type: "email", isHalf: true },
  { name: "phone", autoComplete: "tel", type: "tel", isHalf: true, isOptional: true },
  { name: "streetAddress", autoComplete: "shipping address-line1" },
  { name: "city", autoComplete: "shipping address-level2" },
  { name: "state", autoComplete: "shipping address-level1", isHalf: true },
  { name: "postcode", autoComplete: "shipping postal-code", isHalf: true },
]

/** Renders the form that requests a shipping quote by email. It works without JavaScript. */
export function QuoteForm({ place, texts, action }: QuoteFormProps) {
  return (
    <section
      id="delivery-price"
      aria-labelledby="quote-heading"
      className="stack-4 rounded-card border border-line bg-surface p-5"
    >
      <h2 id="quote-heading" className="text-xl font-bold">
        {texts.heading}
      </h2>
      <p className="max-w-prose">{texts.text}</p>
      <AccountForm
        form="quote"
        id="quote"
        name={texts.heading}
        action={action}
        labels={texts.form}
        notices={{ done: texts.done }}
      >
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          {lines.map((line) => (
            <div
              key={line.name}
              className={`min-w-0 ${line.isHalf ? "" : "sm:col-span-2"}`.trimEnd()}
            >
              <QuoteField line={line} place={place} texts={texts} />
            </div>
          ))}
        </div>
        <SendButton label={texts.send} busy={texts.submitting} />
      </AccountForm>
    </section>
  )
}

type QuoteFieldProps = { line: Line; place: Place | null; texts: QuoteTexts }

function QuoteField({ line, place, texts }: QuoteFieldProps) {
  const { name, autoComplete, type = "text", isOptional = false } = line
  const known = { city: place?.suburb, postcode: place?.postcode }
  const value = (name === "city" || name === "postcode" ? known[name] : undefined) ?? ""
  const shared = {
    name,
    value,
    autoComplete,
    isRequired: !isOptional,
    label: texts.fields[name],
    optional: isOptional ? texts.optional : undefined,
  }
  if (name === "state") return <StateField {...shared} choose={texts.choose} />
  if (name === "postcode") return <TextField {...shared} inputMode="numeric" maxLength={4} />
  return <TextField {...shared} type={type} />
}
