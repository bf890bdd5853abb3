import { isRecord } from "#lib/contract/values/record.ts"
import { formatPercent, parseTypedAmount, parseTypedPercent } from "./amount.ts"
import type { FormField, FormValue, FormValues } from "./form-field.ts"
import { formatShopTime, parseShopTime } from "./shop-time.ts"

/** Why a value cannot be sent; a key of the messages `admin.form.invalid`. */
export type FormProblem = "required" | "integer" | "number" | "amount" | "percent" | "date" | "json"

/** Builds what is in a form's controls from a record in the API format; without one, for a new one. */
export function buildFormValues(
  fields: readonly FormField[],
  record: Readonly<Record<string, unknown>> | null,
): FormValues {
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      buildFormValue(field, record === null ? field.initial : record[field.name]),
    ]),
  )
}

function buildFormValue(field: FormField, value: unknown): FormValue {
  switch (field.kind) {
    case "boolean":
      return value === true
    case "rows":
      return Array.isArray(value)
        ? value.map((row) => buildFormValues(field.fields ?? [], isRecord(row) ? row : {}))
        : []
    case "references":
      return Array.isArray(value) ? value.map(String) : []
    case "lines":
      return Array.isArray(value) ? value.join("\n") : ""
    case "instant":
      return typeof value === "string" ? formatShopTime(value) : ""
    case "percent":
      return typeof value === "number" ? formatPercent(value) : ""
    case "json":
      return JSON.stringify(value ?? null, null, 2)
    default:
      return value === null || value === undefined ? "" : String(value)
  }
}

type Parsed = {
  /** In the API format. */
  values: Record<string, unknown>
  /** By the path of the field, such as `questions.0.name`. */
  problems: Record<string, FormProblem>
}

/**
 * Returns the values of a form in the API format, with the problem of each field whose text is none.
 * Further rules are those of the API.
 */
export function parseFormValues(
  fields: readonly FormField[],
  values: FormValues,
  path = "",
): Parsed {
  const parsed: Parsed = { values: {}, problems: {} }
  for (const field of fields) {
    const at = path + field.name
    const value = values[field.name] ?? ""
    const result = Array.isArray(value) ? parseList(field, value, at) : parseScalar(field, value)
    if (typeof result === "string") parsed.problems[at] = result
    else {
      parsed.values[field.name] = result.value
      Object.assign(parsed.problems, result.problems)
    }
  }
  return parsed
}

type Result = { value: unknown; problems?: Record<string, FormProblem> } | FormProblem

function parseList(field: FormField, list: string[] | FormValues[], at: string): Result {
  if (field.kind === "references") return { value: list.map(Number) }
  const rows = list.map((row, index) =>
    parseFormValues(field.fields ?? [], isRecord(row) ? row : {}, `${at}.${index}.`),
  )
  const problems = Object.assign({}, ...rows.map((row) => row.problems))
  return { value: rows.map((row) => row.values), problems }
}

function parseScalar(field: FormField, value: string | boolean): Result {
  if (typeof value === "boolean") return { value }
  const text = value.trim()
  if (field.kind === "lines") {
    const lines = text.split("\n").map((line) => line.trim())
    return { value: lines.filter((line) => line !== "") }
  }
  if (text === "") return parseBlank(field)
  switch (field.kind) {
    case "integer":
    case "reference":
      return /^-?\d{1,10}$/.test(text) ? { value: Number(text) } : "integer"
    case "number": {
      const number = Number(text.replace(",", "."))
      return Number.isFinite(number) ? { value: number } : "number"
    }
    case "money": {
      const sign = text.startsWith("-") ? "-" : ""
      const amount = parseTypedAmount(text.slice(sign.length))
      return amount === null ? "amount" : { value: sign + amount }
    }
    case "percent": {
      const basisPoints = parseTypedPercent(text)
      return basisPoints === null ? "percent" : { value: basisPoints }
    }
    case "instant": {
      const timestamp = parseShopTime(text)
      return timestamp === null ? "date" : { value: timestamp }
    }
    case "json":
      return parseJson(text)
    default:
      return { value }
  }
}

function parseBlank(field: FormField): Result {
  if (field.isNullable) return { value: null }
  if (field.isRequired) return "required"
  const isText = field.kind === "text" || field.kind === "long" || field.kind === "html"
  return { value: isText ? "" : field.initial }
}

function parseJson(text: string): Result {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return "json"
  }
}
