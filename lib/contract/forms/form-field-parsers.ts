import type { FieldError } from "../errors/form-field-errors.ts"
import type { Result } from "../result.ts"
import { isEmailAddress, isPhoneNumber } from "../values/contact-validation.ts"
import { sanitiseLine, sanitiseText } from "../values/sanitise-text.ts"
import {
  isOnStep,
  parseDateTime,
  parseDecimal,
  parseWrittenNumber,
} from "../values/typed-values.ts"
import type { FieldKind, FormField } from "./form-fields.ts"
import { maxFieldValueLength } from "./form-value-limits.ts"

type FieldResult = Result<string | number, FieldError>

/** Code of the error of a value that does not have the form of its kind. */
type FormatCode = Extract<FieldError["code"], `field_${FieldKind}`>
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
  email: (field, raw) => parseTextIf(field, sanitiseLine(raw), isEmailAddress, "field_email"),
  phone: (field, raw) => parseTextIf(field, sanitiseLine(raw), isPhoneNumber, "field_phone"),
  number: (field, raw) => parseNumberField(field, raw, ""),
  percent: (field, raw) => parseNumberField(field, raw, "%"),
  currency: parseMoneyField,
  date: (field, raw) => parseDateTimeField(field, raw, "date"),
  datetime: (field, raw) => parseDateTimeField(field, raw, "datetime"),
  time: (field, raw) => parseDateTimeField(field, raw, "time"),
  checkbox(field, raw) {
    const isTicked = /^(?:true|on|yes)$/i.test(raw.trim()) || (parseDecimal(raw) ?? 0) > 0
    if (isTicked) return { ok: true, value: 1 }
    return field.required ? buildError("field_tick_required", field) : { ok: true, value: 0 }
  },
  select(field, raw) {
    const value = field.options.some((option) => option.value === raw) ? raw : ""
    if (value !== "" || !field.required) return { ok: true, value }
    return buildError("field_option_required", field)
  },
}

function parseTextField(field: FormField, value: string): FieldResult {
  if (value === "" && field.required) return buildError("field_required", field)
  if (value.length > maxFieldValueLength) {
    const params = { name: nameOf(field), count: maxFieldValueLength }
    return { ok: false, error: { code: "field_too_long", params } }
  }
  return { ok: true, value }
}

function parseTextIf(
  field: FormField,
  text: string,
  isFit: (text: string) => boolean,
  formatCode: FormatCode,
): FieldResult {
  const result = parseTextField(field, text)
  if (!result.ok || text === "" || isFit(text)) return result
  return buildError(formatCode, field)
}

function parseNumberField(field: FormField, raw: string, sign: "%" | ""): FieldResult {
  const text = sanitiseLine(raw)
  if (text === "") return parseTextField(field, "")
  const value = parseWrittenNumber(text, sign)
  if (value === null) {
    return buildError(sign === "%" ? "field_percent" : "field_number", field)
  }
  const error = findOutOfBounds(field, value)
  return error === null ? { ok: true, value } : { ok: false, error }
}

function parseMoneyField(field: FormField, raw: string): FieldResult {
  const text = sanitiseLine(raw)
  if (text === "") return parseTextField(field, "")
  const value = parseWrittenNumber(text, "$")
  if (value === null || !isOnStep(value, 0.01, 0)) {
    return buildError("field_currency", field)
  }
  const error = findOutOfBounds(field, value)
  return error === null ? { ok: true, value: value.toFixed(2) } : { ok: false, error }
}

function findOutOfBounds(field: FormField, value: number): FieldError | null {
  const { min, max, step } = field
  const name = nameOf(field)
  if (typeof min === "number" && value < min) {
    return { code: "field_min", params: { name, limit: min } }
  }
  if (typeof max === "number" && value > max) {
    return { code: "field_max", params: { name, limit: max } }
  }
  const base = typeof min === "number" ? min : 0
  if (step === null || isOnStep(value, step, base)) return null
  return base === 0
    ? { code: "field_step", params: { name, step } }
    : { code: "field_step_from", params: { name, step, start: base } }
}

function parseDateTimeField(
  field: FormField,
  raw: string,
  kind: "date" | "datetime" | "time",
): FieldResult {
  const text = sanitiseLine(raw)
  if (text === "") return parseTextField(field, "")
  const dateTime = parseDateTime(kind, text)
  if (dateTime === null) return buildError(`field_${kind}`, field)
  const bound = (iso: FormField["min"]) =>
    typeof iso === "string" ? parseDateTime(kind, iso) : null
  const [earliest, latest] = [bound(field.min), bound(field.max)]
  if (earliest && dateTime.iso < earliest.iso) {
    const params = { name: nameOf(field), limit: earliest.shown }
    return { ok: false, error: { code: "field_earliest", params } }
  }
  if (latest && dateTime.iso > latest.iso) {
    const params = { name: nameOf(field), limit: latest.shown }
    return { ok: false, error: { code: "field_latest", params } }
  }
  return { ok: true, value: dateTime.shown }
}

/** Codes of errors that only name the field. */
type NamingCode = FormatCode | `field_${"required" | "tick_required" | "option_required"}`

function buildError(code: NamingCode, field: FormField): Result<never, FieldError> {
  return { ok: false, error: { code, params: { name: nameOf(field) } } }
}

/** Returns the words that the form shows for a field; without any its technical name. */
function nameOf({ label, placeholder, name }: FormField): string {
  return label || placeholder || name
}
