"use client"

import { StateField } from "#components/account/state-field.tsx"
import { TextField } from "#components/account/text-field.tsx"
import type { AddressFieldName, TypedAddress } from "#lib/account/saved-address.ts"

/** Texts of the address fields. */
export type AddressFieldTexts = {
  fields: Record<AddressFieldName, string>
  displayNameNote: string
  phoneNote: string
  optional: string
  choose: string
  countryNote: string
}

type Line = {
  name: AddressFieldName
  /** HTML `autocomplete` token for browsers and password managers. */
  autoComplete: string
  isOptional?: boolean
  /** Half the width from the `sm` breakpoint up. */
  isHalf?: boolean
  type?: "tel" | "email"
}

/** In the order of a postal label, which is also the order of browser autofill. */
const lines: readonly Line[] = [
  { name: "displayName", autoComplete: "off", isOptional: true },
  { name: "firstName", autoComplete: "shipping given-name", isHalf: true },
  { name: "lastName", autoComplete: "shipping family-name", isHalf: true },
  { name: "company", autoComplete: "shipping organization", isOptional: true },
  { name: "streetAddress", autoComplete: "shipping address-line1" },
  { name: "streetAddressMore", autoComplete: "shipping address-line2", isOptional: true },
  { name: "city", autoComplete: "shipping address-level2" },
  { name: "state", autoComplete: "shipping address-level1", isHalf: true },
  { name: "postcode", autoComplete: "shipping postal-code", isHalf: true },
  { name: "phone", autoComplete: "shipping tel", isOptional: true, isHalf: true, type: "tel" },
  { name: "email", autoComplete: "shipping email", isOptional: true, isHalf: true, type: "email" },
]

/** Renders the fields of an Australian delivery address. */
export function AddressFields({
  address,
  texts,
}: {
  address: TypedAddress
  texts: AddressFieldTexts
}) {
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <input type="hidden" name="country" autoComplete="shipping country" value="AU" readOnly />
      {lines.map((line) => (
        <div key={line.name} className={`min-w-0 ${line.isHalf ? "" : "sm:col-span-2"}`.trimEnd()}>
          <LineField line={line} value={address[line.name]} texts={texts} />
        </div>
      ))}
      <p className="text-sm text-muted sm:col-span-2">{texts.countryNote}</p>
    </div>
  )
}

type LineFieldProps = { line: Line; value: string; texts: AddressFieldTexts }

function LineField({ line, value, texts }: LineFieldProps) {
  const { name, autoComplete, isOptional = false, type = "text" } = line
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
  const notes = { displayName: texts.displayNameNote, phone: texts.phoneNote }
  const note = name === "displayName" || name === "phone" ? notes[name] : undefined
  return <TextField {...shared} type={type} note={note} />
}
