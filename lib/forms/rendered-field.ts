import type { FormField } from "#lib/contract/forms/form-fields.ts"
import { parseDateTime } from "#lib/contract/values/parse-date-time.ts"

/**
 * A form field as it is rendered: with its `autocomplete` token, and a value that its control
 * accepts.
 */
export type RenderedField = FormField & { autoComplete: string }

/** Returns the field with its `autocomplete` token and its initial value. */
export function buildRenderedField(field: FormField): RenderedField {
  return { ...field, value: resolveValue(field), autoComplete: resolveAutoComplete(field) }
}

/**
 * Returns the initial value: native controls take ISO text, the storefront's date control
 * dd/mm/yyyy.
 */
function resolveValue({ kind, value }: FormField): string {
  if (kind !== "date" && kind !== "datetime" && kind !== "time") return value
  const parsed = parseDateTime(kind, value)
  if (!parsed) return ""
  return kind === "date" ? parsed.shown : parsed.iso
}

const byKind = new Map([
  ["email", "email"],
  ["phone", "tel"],
  ["password", "new-password"],
])

/** Patterns for a field's name or label, the more specific ones first. */
const byWords: [RegExp, string][] = [
  [/^e-?mail/, "email"],
  [/first.?name|given.?name/, "given-name"],
  [/last.?name|sur.?name|family.?name/, "family-name"],
  [/^(?:company|business|organi[sz]ation)(?: name)?$/, "organization"],
  [/^post.?code|^zip/, "postal-code"],
  [/suburb|^city|^town/, "address-level2"],
  [/^state\b/, "address-level1"],
  [/street|^(?:postal |delivery )?address/, "street-address"],
  [/^country$/, "country-name"],
  [/^(?:your )?(?:date of birth|birthday)$/, "bday"],
  [/^(?:your |full )?name$/, "name"],
]

function resolveAutoComplete({ kind, name, label }: FormField): string {
  const known = byKind.get(kind)
  if (known) return known
  if (kind !== "text" && kind !== "textarea" && kind !== "date") return ""
  const texts = [name.replaceAll("_", " "), label].map((text) => text.trim().toLowerCase())
  return byWords.find(([words]) => texts.some((text) => words.test(text)))?.[1] ?? ""
}
