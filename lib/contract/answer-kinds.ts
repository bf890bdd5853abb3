import { maxAnswerLength } from "./answer-limits.ts"
import { parseMoment } from "./answer-moments.ts"
import { isOnStep, parseDecimal, parseWrittenNumber } from "./answer-numbers.ts"
import type { FieldKind, FormField } from "./form-fields.ts"
import { joinLines, keepLines } from "./kept-text.ts"
import { isEmailAddress, isPhoneNumber } from "./reachability.ts"

type Outcome = { value: string | number } | { fault: string }
type AnswerKind = (field: FormField, raw: string) => Outcome

/**
 * Returns the parser and validator for field values of a kind; null for entries without a value.
 */
export function resolveAnswerKind(kind: FieldKind): AnswerKind | null {
  if (kind === "content" || kind === "header" || kind === "submit") return null
  return kinds[kind]
}

const kinds: Record<Exclude<FieldKind, "content" | "header" | "submit">, AnswerKind> = {
  text: (field, raw) => takeText(field, joinLines(raw)),
  textarea: (field, raw) => takeText(field, keepLines(raw).trim()),
  password: (field, raw) => takeText(field, keepLines(raw)),
  email: (field, raw) =>
    takeIf(field, joinLines(raw), isEmailAddress, "an email address, such as name@example.com"),
  phone: (field, raw) =>
    takeIf(field, joinLines(raw), isPhoneNumber, "a phone number, such as 0412 345 678"),
  number: (field, raw) => takeNumber(field, raw, ""),
  percent: (field, raw) => takeNumber(field, raw, "%"),
  currency: takeMoney,
  date: (field, raw) => takeMoment(field, raw, "date", "a date as dd/mm/yyyy, such as 31/01/2026"),
  datetime: (field, raw) =>
    takeMoment(field, raw, "datetime", "a date and a time, such as 31/01/2026 14:30"),
  time: (field, raw) => takeMoment(field, raw, "time", "a time, such as 14:30 or 2:30 pm"),
  checkbox(field, raw) {
    const isTicked = /^(?:true|on|yes)$/i.test(raw.trim()) || (parseDecimal(raw) ?? 0) > 0
    if (isTicked) return { value: 1 }
    return field.required ? { fault: `Please tick ${quote(field)}.` } : { value: 0 }
  },
  select(field, raw) {
    const value = field.options.some((option) => option.value === raw) ? raw : ""
    if (value !== "" || !field.required) return { value }
    return { fault: `Please choose an option for ${quote(field)}.` }
  },
}

function takeText(field: FormField, value: string): Outcome {
  if (value === "" && field.required) return { fault: `Please fill in ${quote(field)}.` }
  if (value.length > maxAnswerLength) {
    const limit = maxAnswerLength.toLocaleString("en-AU")
    return { fault: `${quote(field)} is too long: at most ${limit} characters fit.` }
  }
  return { value }
}

function takeIf(
  field: FormField,
  text: string,
  isFit: (text: string) => boolean,
  wish: string,
): Outcome {
  const taken = takeText(field, text)
  if ("fault" in taken || text === "" || isFit(text)) return taken
  return { fault: `Please enter ${wish}, for ${quote(field)}.` }
}

function takeNumber(field: FormField, raw: string, sign: "%" | ""): Outcome {
  const text = joinLines(raw)
  if (text === "") return takeText(field, "")
  const value = parseWrittenNumber(text, sign)
  if (value === null) {
    const example = sign === "%" ? "12.5" : "12 or 12.5"
    return { fault: `Please enter a number, such as ${example}, for ${quote(field)}.` }
  }
  const fault = findOutOfBounds(field, value)
  return fault === null ? { value } : { fault }
}

function takeMoney(field: FormField, raw: string): Outcome {
  const text = joinLines(raw)
  if (text === "") return takeText(field, "")
  const value = parseWrittenNumber(text, "$")
  if (value === null || !isOnStep(value, 0.01, 0)) {
    return { fault: `Please enter an amount of money, such as 12.50, for ${quote(field)}.` }
  }
  const fault = findOutOfBounds(field, value)
  return fault === null ? { value: value.toFixed(2) } : { fault }
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

function takeMoment(
  field: FormField,
  raw: string,
  kind: "date" | "datetime" | "time",
  wish: string,
): Outcome {
  const text = joinLines(raw)
  if (text === "") return takeText(field, "")
  const moment = parseMoment(kind, text)
  if (moment === null) return { fault: `Please enter ${wish}, for ${quote(field)}.` }
  const bound = (iso: FormField["min"]) => (typeof iso === "string" ? parseMoment(kind, iso) : null)
  const [earliest, latest] = [bound(field.min), bound(field.max)]
  if (earliest && moment.iso < earliest.iso) {
    return { fault: `${quote(field)} must be ${earliest.shown} or later.` }
  }
  if (latest && moment.iso > latest.iso) {
    return { fault: `${quote(field)} must be ${latest.shown} or earlier.` }
  }
  return { value: moment.shown }
}

function quote({ label, placeholder }: FormField): string {
  const words = label || placeholder
  return words === "" ? "this field" : `“${words}”`
}
