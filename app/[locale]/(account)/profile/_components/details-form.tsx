"use client"

import { DateField } from "#app/[locale]/(account)/_components/date-field.tsx"
import { AccountForm } from "#components/account/account-form.tsx"
import { SendButton } from "#components/account/send-button.tsx"
import { StateField } from "#components/account/state-field.tsx"
import { TextField } from "#components/account/text-field.tsx"
import { type DetailName, formatAbn } from "#lib/account/customer.ts"
import {
  getDetailKind,
  type ProfileField,
  type ProfileSection,
} from "#lib/account/profile-sections.ts"
import type { FormAction } from "#lib/auth/account-result.ts"
import { australianStates } from "#lib/contract/values/australia.ts"
import { formatDayText } from "#lib/i18n/date-input.ts"
import type { DetailTexts } from "./build-labels.ts"

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
      form="profile"
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

/** Renders a read-only detail. */
function ShownDetail({
  label,
  value,
  note,
}: {
  label: string
  value: string
  note?: string | undefined
}) {
  return (
    <div className="min-w-0 stack-1">
      <p className="font-semibold">{label}</p>
      <p className="wrap-anywhere">
        <bdi>{value}</bdi>
      </p>
      {note && <p className="text-sm text-muted">{note}</p>}
    </div>
  )
}

const autoCompletes: Partial<Record<DetailName, string>> = {
  firstName: "given-name",
  lastName: "family-name",
  dateOfBirth: "bday",
  mobilePhone: "tel",
  companyName: "organization",
  companyPhone: "work tel",
  website: "url",
}
const needed: readonly DetailName[] = ["firstName", "lastName"]

/** Renders the field of an editable detail. */
function DetailField({ field, texts }: { field: ProfileField; texts: DetailTexts }) {
  const { name } = field
  const kind = getDetailKind(name)
  const shared = {
    name,
    label: texts.fields[name],
    value: kind === "state" ? field.value : formatDetail(field),
    autoComplete: autoCompletes[name] ?? "off",
    isRequired: needed.includes(name),
  }
  if (kind === "state") return <StateField {...shared} choose={texts.choose} />
  if (kind === "day") return <DateField {...shared} format={texts.dateFormat} />
  if (kind === "abn") return <TextField {...shared} inputMode="numeric" />
  return <TextField {...shared} type={kind === "phone" ? "tel" : kind === "web" ? "url" : "text"} />
}

/** Formats a detail as text: dates as 31/05/1984, states by name, an ABN in groups of digits. */
function formatDetail({ name, value }: ProfileField): string {
  const kind = getDetailKind(name)
  if (kind === "day") return formatDayText(value)
  if (kind === "abn") return formatAbn(value)
  if (kind === "state") return australianStates.find(({ code }) => code === value)?.name ?? ""
  return value
}
