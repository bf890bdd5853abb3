import { isEmailAddress, isPhoneNumber } from "./contact-validation.ts"
import type { FieldKind, FormField } from "./form-fields.ts"
import { maxFieldValueLength } from "./form-value-limits.ts"
import { parseDateTime } from "./parse-date-time.ts"
import { isOnStep, parseDecimal, parseWrittenNumber } from "./parse-number.ts"
import { sanitiseLine, sanitiseText } from "./sanitise-text.ts"

type FieldResult = { value: string | number } | { error: string }
type FieldParser = (field: FormField, raw: string) => FieldResult

/**
 * Returns the parser and validator for field values of a kind; null for entries without a value.
 */
export function resolveFieldParser(kind: FieldKind): FieldParser | null {
  if (kind === "content" || kind === "header" || kind === "submit") return null
  return kinds[kind]
}

const kinds: Record<Exclude<FieldKind, "content" | "header" | "submit">, FieldParser> = {
  text: (field, raw) => parseTextField(field, sanitiseLine(raw)),
  textarea: (field, raw) => parseTextField(field, sanitiseText(raw).trim()),
  password: (field, raw) => parseTextField(field, sanitiseText(raw)),
  email: (field, raw) =>
    parseTextIf(
      field,
      sanitiseLine(raw),
      isEmailAddress,
      "an email address, such as name@example.com",
    ),
  phone: (field, raw) =>
    parseTextIf(field, sanitiseLine(raw), isPhoneNumber, "a phone number, such as 0412 345 678"),
  number: (field, raw) => parseNumberField(field, raw, ""),
  percent: (field, raw) => parseNumberField(field, raw, "%"),
  currency: parseMoneyField,
  date: (field, raw) =>
    parseDateTimeField(field, raw, "date", "a date as dd/mm/yyyy, such as 31/01/2026"),
  datetime: (field, raw) =>
    parseDateTimeField(field, raw, "datetime", "a date and a time, such as 31/01/2026 14:30"),
  time: (field, raw) => parseDateTimeField(field, raw, "time", "a time, such as 14:30 or 2:30 pm"),
  checkbox(field, raw) {
    const isTicked = /^(?:true|on|yes)$/i.test(raw.trim()) || (parseDecimal(raw) ?? 0) > 0
    if (isTicked) return { value: 1 }
    return field.required ? { error: `Please tick ${quote(field)}.` } : { value: 0 }
  },
  select(field, raw) {
    const value = field.options.some((option) => option.value === raw) ? raw : ""
    if (value !== "" || !field.required) return { value }
    return { error: `Please choose an option for ${quote(field)}.` }
  },
}

function parseTextField(field: FormField, value: string): FieldResult {
  if (value === "" && field.required) return { error: `Please fill in ${quote(field)}.` }
  if (value.length > maxFieldValueLength) {
    const limit = maxFieldValueLength.toLocaleString("en-AU")
    return { error: `${quote(field)} is too long: at most ${limit} characters fit.` }
  }
  return { value }
}

function parseTextIf(
  field: FormField,
  text: string,
  isFit: (text: string) => boolean,
  expected: string,
): FieldResult {
  const result = parseTextField(field, text)
  if ("error" in result || text === "" || isFit(text)) return result
  return { error: `Please enter ${expected}, for ${quote(field)}.` }
}

function parseNumberField(field: FormField, raw: string, sign: "%" | ""): FieldResult {
  const text = sanitiseLine(raw)
  if (text === "") return parseTextField(field, "")
  const value = parseWrittenNumber(text, sign)
  if (value === null) {
    const example = sign === "%" ? "12.5" : "12 or 12.5"
    return { error: `Please enter a number, such as ${example}, for ${quote(field)}.` }
  }
  const error = findOutOfBounds(field, value)
  return error === null ? { value } : { error }
}

function parseMoneyField(field: FormField, raw: string): FieldResult {
  const text = sanitiseLine(raw)
  if (text === "") return parseTextField(field, "")
  const value = parseWrittenNumber(text, "$")
  if (value === null || !isOnStep(value, 0.01, 0)) {
    return { error: `Please enter an amount of money, such as 12.50, for ${quote(field)}.` }
  }
  const error = findOutOfBounds(field, value)
  return error === null ? { value: value.toFixed(2) } : { error }
}

function findOutOfBounds(field: FormField, value: number): string | null {
  const { min, max, step } = field
  if (typeof min === "number" && value < min) return `${quote(field)} must be at least ${min}.`
  if (typeof max === "number" && value > max) return `${quote(field)} must be at most ${max}.`
  const base = typeof min === "number" ? min : 0
  if (step === null || isOnStep(value, step, base)) return null
  const start = base === 0 ? "" : `, counted from ${base}`
  return `${quote(field)} must go in steps of ${step}${start}.`
}

function parseDateTimeField(
  field: FormField,
  raw: string,
  kind: "date" | "datetime" | "time",
  expected: string,
): FieldResult {
  const text = sanitiseLine(raw)
  if (text === "") return parseTextField(field, "")
  const dateTime = parseDateTime(kind, text)
  if (dateTime === null) return { error: `Please enter ${expected}, for ${quote(field)}.` }
  const bound = (iso: FormField["min"]) =>
    typeof iso === "string" ? parseDateTime(kind, iso) : null
  const [earliest, latest] = [bound(field.min), bound(field.max)]
  if (earliest && dateTime.iso < earliest.iso) {
    return { error: `${quote(field)} must be ${earliest.shown} or later.` }
  }
  if (latest && dateTime.iso > latest.iso) {
    return { error: `${quote(field)} must be ${latest.shown} or earlier.` }
  }
  return { value: dateTime.shown }
}

function quote({ label, placeholder }: FormField): string {
  const words = label || placeholder
  return words === "" ? "this field" : `“${words}”`
}
