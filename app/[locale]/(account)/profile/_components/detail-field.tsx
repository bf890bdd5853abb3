"use client"

import { DateField } from "#components/account/date-field.tsx"
import { StateField } from "#components/account/state-field.tsx"
import { TextField } from "#components/account/text-field.tsx"
import type { DetailName } from "#lib/account/customer.ts"
import { getDetailKind, type ProfileField } from "#lib/account/profile-sections.ts"
import type { DetailTexts } from "./build-labels.ts"
import { formatDetail } from "./format-detail.ts"

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
export function DetailField({ field, texts }: { field: ProfileField; texts: DetailTexts }) {
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
