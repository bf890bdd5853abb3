import { resolveAnswerKind } from "./answer-kinds.ts"
import { maxAnswerLength, maxAnswersLength } from "./answer-limits.ts"
import type { FormField } from "./form-fields.ts"

/** What was sent, by field name: not yet looked at. */
export type RawAnswers = Readonly<Record<string, string | number | boolean | null | undefined>>

/** One answer, normalised: a checkbox 1 or 0, a date dd/mm/yyyy, an amount of money "12.50". */
export type FormAnswer = { name: string; label: string; kind: string; value: string | number }

/** The answers in the form's order, and a sentence for each field whose answer cannot be taken. */
export type CheckedAnswers = { answers: FormAnswer[]; faults: Record<string, string> }

/**
 * Looks at what a visitor wrote into these fields. The form can be sent where `faults` is empty.
 * What was sent under names that the form does not have is left out. Normalised answers that are
 * checked again stay as they are. A field's own `validationMessage` wins over our sentence.
 */
export function checkAnswers(fields: readonly FormField[], data: RawAnswers): CheckedAnswers {
  const answers: FormAnswer[] = []
  const faults: [string, string][] = []
  for (const field of fields) {
    const kind = resolveAnswerKind(field.kind)
    if (kind === null) continue
    const answer = kind(field, readAnswer(data, field.name))
    if ("fault" in answer) faults.push([field.name, field.validationMessage || answer.fault])
    else answers.push({ ...pickNames(field), value: answer.value })
  }
  return { answers, faults: Object.fromEntries(faults) }
}

/**
 * The sentence about answers that are longer than the shop takes, by field name; empty where all
 * fit. Where they are too long only together, the longest one is named.
 */
export function listOversizes(
  fields: readonly FormField[],
  data: RawAnswers,
): Record<string, string> {
  const names = Object.keys(data)
  const lengthOf = (name: string) => readAnswer(data, name).length
  const long = names.filter((name) => lengthOf(name) > maxAnswerLength)
  const sum = names.reduce((total, name) => total + name.length + lengthOf(name), 0)
  if (long.length === 0 && sum <= maxAnswersLength) return {}
  const longer = (a: string, b: string) => (lengthOf(b) > lengthOf(a) ? b : a)
  const tooLong = long.length > 0 ? long : [names.reduce(longer, "")]
  const most = long.length > 0 ? maxAnswerLength : maxAnswersLength
  return Object.fromEntries(
    tooLong.map((name) => [name, describeOversize(labelOf(fields, name), most, long.length > 0)]),
  )
}

function describeOversize(label: string, most: number, isAlone: boolean): string {
  const limit = most.toLocaleString("en-AU")
  return isAlone
    ? `${label} is too long: at most ${limit} characters fit. Please shorten it.`
    : `Your answers are too long together: at most ${limit} characters fit. Please shorten ${label}.`
}

function labelOf(fields: readonly FormField[], name: string): string {
  const field = fields.find((each) => each.name === name)
  return `“${field?.label || name.slice(0, 60)}”`
}

function pickNames({ name, label, kind }: FormField) {
  return { name, label: label || name, kind }
}

/** Own properties only, so that no name reaches what every object has. */
function readAnswer(data: RawAnswers, name: string): string {
  const value = Object.hasOwn(data, name) ? data[name] : null
  return value === null || value === undefined ? "" : String(value)
}
