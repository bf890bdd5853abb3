import type { ErrorDetail } from "../error-detail.ts"
import type { FieldError } from "../errors/form-field-errors.ts"
import { resolveFieldParser } from "./form-field-parsers.ts"
import type { FormField } from "./form-fields.ts"
import { maxFieldValueLength, maxFormValuesLength } from "./form-value-limits.ts"

type OversizeError = Extract<ErrorDetail, { code: "form_value_too_long" | "form_values_too_long" }>

/** Submitted values by field name, not yet validated. */
export type RawFormValues = Readonly<Record<string, string | number | boolean | null | undefined>>

/** One normalised value: a checkbox 1 or 0, a date dd/mm/yyyy, an amount of money "12.50". */
export type FormValue = { name: string; label: string; kind: string; value: string | number }

/**
 * The values in the order of the form, and the error of each field with an invalid value.
 */
export type ValidatedForm = { values: FormValue[]; fieldErrors: Record<string, FieldError> }

/**
 * Validates the values that a client submitted for these fields. The form is valid if `fieldErrors`
 * is empty. Ignores values under unknown names. Normalised values stay unchanged when validated
 * again. A field's `validationMessage` takes precedence over the default error.
 */
export function validateFormValues(
  fields: readonly FormField[],
  data: RawFormValues,
): ValidatedForm {
  const values: FormValue[] = []
  const fieldErrors: [string, FieldError][] = []
  for (const field of fields) {
    const parseField = resolveFieldParser(field.kind)
    if (parseField === null) continue
    const result = parseField(field, getRawValue(data, field.name))
    if (result.ok) values.push({ ...pickNames(field), value: result.value })
    else fieldErrors.push([field.name, resolveFieldError(field, result.error)])
  }
  return { values, fieldErrors: Object.fromEntries(fieldErrors) }
}

function resolveFieldError({ validationMessage }: FormField, error: FieldError): FieldError {
  return validationMessage === ""
    ? error
    : { code: "field_message", params: { message: validationMessage } }
}

/**
 * Returns the errors of values that exceed the length limits, by field name; empty if all fit. If the values are too long only together, names the longest one.
 */
export function listOversizes(
  fields: readonly FormField[],
  data: RawFormValues,
): Record<string, OversizeError> {
  const names = Object.keys(data)
  const lengthOf = (name: string) => getRawValue(data, name).length
  const long = names.filter((name) => lengthOf(name) > maxFieldValueLength)
  const sum = names.reduce((total, name) => total + name.length + lengthOf(name), 0)
  if (long.length === 0 && sum <= maxFormValuesLength) return {}
  const longer = (a: string, b: string) => (lengthOf(b) > lengthOf(a) ? b : a)
  const tooLong = long.length > 0 ? long : [names.reduce(longer, "")]
  const isAlone = long.length > 0
  return Object.fromEntries(
    tooLong.map((name) => [name, buildOversizeError(labelOf(fields, name), isAlone)]),
  )
}

function buildOversizeError(name: string, isAlone: boolean): OversizeError {
  return isAlone
    ? { code: "form_value_too_long", params: { name, count: maxFieldValueLength } }
    : { code: "form_values_too_long", params: { name, count: maxFormValuesLength } }
}

function labelOf(fields: readonly FormField[], name: string): string {
  const field = fields.find((each) => each.name === name)
  return field?.label || name.slice(0, 60)
}

function pickNames({ name, label, kind }: FormField) {
  return { name, label: label || name, kind }
}

/** Reads only own properties, so that no field name reaches inherited ones. */
function getRawValue(data: RawFormValues, name: string): string {
  const value = Object.hasOwn(data, name) ? data[name] : null
  return value === null || value === undefined ? "" : String(value)
}
