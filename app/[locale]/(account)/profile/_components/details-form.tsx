"use client"

import { AccountForm } from "#components/account/account-form.tsx"
import { SendButton } from "#components/account/send-button.tsx"
import type { FormAction } from "#lib/account/form-state.ts"
import type { ProfileField, ProfileSection } from "#lib/account/profile-sections.ts"
import type { DetailTexts } from "./build-labels.ts"
import { DetailField } from "./detail-field.tsx"
import { formatDetail } from "./format-detail.ts"
import { ShownDetail } from "./shown-detail.tsx"

type DetailsFormProps = {
  name: string
  email: string
  sections: readonly ProfileSection[]
  texts: DetailTexts
  action: FormAction
}

/** Renders the customer's stored details: editable ones as fields, the others as text. */
export function DetailsForm({ name, email, sections, texts, action }: DetailsFormProps) {
  const saved = <p className="font-semibold text-success">{texts.saved}</p>
  return (
    <AccountForm
      id="profile"
      labels={texts.form}
      notices={{ done: saved }}
      name={name}
      action={action}
    >
      <ShownDetail label={texts.email} value={email} note={texts.emailNote} />
      {sections.map((section) => (
        <Section key={section.name} section={section} texts={texts} />
      ))}
      <div className="pt-2 sm:w-56">
        <SendButton label={texts.save} busy={texts.saving} />
      </div>
    </AccountForm>
  )
}

function Section({ section, texts }: { section: ProfileSection; texts: DetailTexts }) {
  return (
    <fieldset>
      <legend className="mb-4 w-full border-t border-line pt-5 font-display text-lg font-semibold">
        {texts.sections[section.name]}
      </legend>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {section.fields.map((field) => (
          <Detail key={field.name} field={field} texts={texts} />
        ))}
      </div>
    </fieldset>
  )
}

function Detail({ field, texts }: { field: ProfileField; texts: DetailTexts }) {
  if (field.isEditable) return <DetailField field={field} texts={texts} />
  const note = field.name === "dateOfBirth" ? texts.fixedDateOfBirth : undefined
  return <ShownDetail label={texts.fields[field.name]} value={formatDetail(field)} note={note} />
}
