"use client"

import { type FormEvent, type RefObject, useRef } from "react"
import { fillField, getFieldValue } from "#components/account/fill-field.ts"
import { useForm } from "#components/account/form-context.ts"
import type { LocalityTexts } from "#components/account/locality-suggestions.tsx"
import { StateField } from "#components/account/state-field.tsx"
import { TextField } from "#components/account/text-field.tsx"
import { useLazyComponent } from "#components/ui/use-lazy-component.ts"
import type { AddressFieldName, TypedAddress } from "#lib/account/saved-address.ts"
import type { Locality } from "#lib/contract/locality.ts"
import { resolveState } from "#lib/contract/values/australia.ts"

/** Texts of the address fields. */
export type AddressFieldTexts = {
  fields: Record<AddressFieldName, string>
  displayNameNote: string
  phoneNote: string
  optional: string
  choose: string
  countryNote: string
  /** Heading of the optional fields, which are folded. */
  more: string
  localities: LocalityTexts
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

/** Optional fields that few customers need. */
const foldedNames: readonly AddressFieldName[] = ["company", "streetAddressMore", "phone", "email"]

type AddressFieldsProps = {
  address: TypedAddress
  texts: AddressFieldTexts
  /** The name of the address is one of the optional fields below the others. */
  isNameFolded?: boolean
}

/**
 * Renders the fields of an Australian delivery address, the optional ones folded. While it is typed,
 * the suburb offers those that fit with their postcodes, and the postcode fills in the state.
 */
export function AddressFields({ address, texts, isNameFolded = false }: AddressFieldsProps) {
  const box = useRef<HTMLDivElement>(null)
  const handleInput = useStateByPostcode(box)
  const { state } = useForm()
  const folded: readonly AddressFieldName[] = isNameFolded
    ? ["displayName", ...foldedNames]
    : foldedNames
  const errors = state?.kind === "rejected" ? state.fieldErrors : {}
  const isUnfolded = folded.some(
    (name) => (state?.typed[name] ?? address[name]) !== "" || name in errors,
  )
  const show = (line: Line) => (
    <div key={line.name} className={`min-w-0 ${line.isHalf ? "" : "sm:col-span-2"}`.trimEnd()}>
      {line.name === "city" ? (
        <SuburbField line={line} value={address.city} texts={texts} box={box} />
      ) : (
        <LineField line={line} value={address[line.name]} texts={texts} />
      )}
    </div>
  )
  return (
    <div ref={box} onInput={handleInput} className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <input type="hidden" name="country" autoComplete="shipping country" value="AU" readOnly />
      {lines.filter(({ name }) => !folded.includes(name)).map(show)}
      <details open={isUnfolded} className="sm:col-span-2">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-brand underline underline-offset-4">
          {texts.more}
        </summary>
        <div className="grid gap-x-4 gap-y-5 pt-3 sm:grid-cols-2">
          {lines.filter(({ name }) => folded.includes(name)).map(show)}
        </div>
      </details>
      <p className="text-sm text-muted sm:col-span-2">{texts.countryNote}</p>
    </div>
  )
}

/**
 * Returns an input handler that fills in the state of a whole postcode, unless the customer has
 * chosen another one.
 */
function useStateByPostcode(box: RefObject<HTMLDivElement | null>) {
  const filled = useRef("")
  return ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement) || target.name !== "postcode") return
    const state = resolveState(target.value)
    const chosen = getFieldValue(box.current, "state")
    if (state === null || (chosen !== "" && chosen !== filled.current)) return
    filled.current = state
    fillField(box.current, "state", state)
  }
}

type SuburbFieldProps = LineFieldProps & { box: RefObject<HTMLDivElement | null> }

/** Renders the suburb, with suggestions that fill in its postcode and state as well. */
function SuburbField({ box, ...field }: SuburbFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [List, startLoading] = useLazyComponent(loadSuggestions)
  const fill = ({ suburb, state, postcode }: Locality) => {
    fillField(box.current, "city", suburb)
    fillField(box.current, "state", state)
    fillField(box.current, "postcode", postcode)
  }
  return (
    <div className="relative">
      <LineField {...field} control={{ ref: input, onFocus: startLoading }} />
      {List && (
        <List
          input={input}
          getPostcode={() => getFieldValue(box.current, "postcode")}
          fill={fill}
          texts={field.texts.localities}
        />
      )}
    </div>
  )
}

const loadSuggestions = () =>
  import("#components/account/locality-suggestions.tsx").then(
    (module) => module.LocalitySuggestions,
  )

type LineFieldProps = {
  line: Line
  value: string
  texts: AddressFieldTexts
  /** Attributes of a field with suggestions. */
  control?: { ref: RefObject<HTMLInputElement | null>; onFocus: () => void }
}

function LineField({ line, value, texts, control }: LineFieldProps) {
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
  return <TextField {...shared} type={type} note={note} {...control} />
}
