import { parseTranslated, type Translated } from "../translated-text.ts"
import { parseDateTime, parseDecimal } from "../values/typed-values.ts"
import { questionTypes, type WireForm, type WireLegacyField, type WireQuestion } from "./form.ts"

export type FieldKind = (typeof questionTypes)[number] | "select" | "header"

/** One entry of a form, in either the current or the legacy shape. */
export type FormField = Translated & {
  /** Key of its value, unique within the form. */
  name: string
  kind: FieldKind
  /** One line without markup. */
  label: string
  required: boolean
  /** Initial value: for a checkbox "1" or "0", for a select one of its options or empty. */
  value: string
  /**
   * HTML of a `content` entry, or of the note at a question. Not sanitised: the renderer sanitises
   * it.
   */
  content: string
  placeholder: string
  /** Numbers for numeric kinds, ISO text for dates and times; null for no bound. */
  min: number | string | null
  max: number | string | null
  step: number | null
  validationMessage: string
  options: { label: string; value: string }[]
}

const numericKinds: readonly FieldKind[] = ["number", "currency", "percent"]
const silentKinds: readonly FieldKind[] = ["content", "header", "submit"]

/**
 * Returns the entries of a form in order: its `questions`, or without any its legacy `data`. Leaves
 * out entries of unknown kinds. A field is named by its own name, else `q{id}` (`q{position}` in
 * the legacy shape). A repeated name gets the first free suffix of `-2`, `-3`, …, so that every
 * field has its own value.
 */
export function listFields(form: Pick<WireForm, "questions" | "data">): FormField[] {
  const drafts =
    form.questions.length > 0
      ? form.questions.map(buildQuestionField)
      : form.data.map((field, at) => buildLegacyField(field, at + 1))
  return nameApart(drafts.filter((field) => field !== null))
}

function buildQuestionField(question: WireQuestion): FormField | null {
  const kind = questionTypes.find((type) => type === question.field_type)
  if (kind === undefined) return null
  return finishField({
    ...question,
    ...parseTranslated(question),
    kind,
    name: resolveName(question.name, question.id),
    validationMessage: question.validation_message,
    options: [],
  })
}

function buildLegacyField(field: WireLegacyField, place: number): FormField | null {
  const kind = resolveLegacyKind(field)
  if (kind === null) return null
  const isParagraph = field.type === "paragraph"
  const options = field.values.map(({ label, value }) => ({ label: label || value, value }))
  const selected = field.values.find((option) => option.selected)?.value
  const { translatedFields } = parseTranslated(field)
  return finishField({
    ...field,
    ...(translatedFields && {
      // The text of a paragraph is its label.
      translatedFields: translatedFields.map((name) =>
        isParagraph && name === "label" ? "content" : name,
      ),
    }),
    kind,
    name: resolveName(field.name, place),
    label: isParagraph ? "" : field.label,
    content: isParagraph ? buildParagraph(field.label || field.value) : "",
    value: kind === "select" ? (selected ?? field.value) : field.value,
    validationMessage: "",
    options: kind === "select" ? options : [],
  })
}

/** Rejects `__proto__`, which as a key would change the prototype of every object. */
function resolveName(name: string, number: number): string {
  const own = name.trim()
  return own === "" || own === "__proto__" ? `q${number}` : own
}

const subtypeKinds = new Map<string, FieldKind>([
  ["email", "email"],
  ["tel", "phone"],
  ["phone", "phone"],
  ["password", "password"],
  ["number", "number"],
  ["date", "date"],
  ["time", "time"],
  ["datetime-local", "datetime"],
])

function resolveLegacyKind({ type, subtype }: WireLegacyField): FieldKind | null {
  if (type === "text" || type === "date") return subtypeKinds.get(subtype) ?? type
  if (type === "textarea" || type === "number" || type === "select") return type
  if (type === "paragraph") return "content"
  if (type === "header") return "header"
  return type === "button" && subtype !== "reset" ? "submit" : null
}

type Draft = Omit<FormField, "min" | "max" | "step"> & Pick<WireQuestion, "min" | "max" | "step">

function finishField(draft: Draft): FormField {
  const { kind } = draft
  const step = draft.step === null ? null : parseDecimal(String(draft.step))
  return {
    name: draft.name,
    kind,
    label: joinLines(draft.label),
    required: draft.required && !silentKinds.includes(kind),
    value: resolveValue(draft),
    content: draft.content,
    placeholder: joinLines(draft.placeholder),
    min: resolveBound(kind, draft.min),
    max: resolveBound(kind, draft.max),
    step: numericKinds.includes(kind) && step !== null && step > 0 ? step : null,
    validationMessage: joinLines(draft.validationMessage),
    options: draft.options,
    ...(draft.translatedFields && { translatedFields: draft.translatedFields }),
  }
}

function resolveValue({ kind, value, options }: Draft): string {
  if (kind === "checkbox") return value === "true" || Number(value) > 0 ? "1" : "0"
  if (kind === "select") return options.some((option) => option.value === value) ? value : ""
  return value
}

function resolveBound(kind: FieldKind, bound: WireQuestion["min"]): number | string | null {
  if (bound === null) return null
  if (numericKinds.includes(kind)) return parseDecimal(String(bound))
  if (kind === "date" || kind === "datetime" || kind === "time") {
    return parseDateTime(kind, String(bound))?.iso ?? null
  }
  return null
}

function nameApart(fields: FormField[]): FormField[] {
  const declared = new Set(fields.map(({ name }) => name))
  const taken = new Set<string>()
  return fields.map((field) => {
    const name = taken.has(field.name) ? findFree(field.name, declared) : field.name
    declared.add(name)
    taken.add(name)
    return { ...field, name }
  })
}

function findFree(name: string, declared: ReadonlySet<string>): string {
  let number = 2
  while (declared.has(`${name}-${number}`)) number += 1
  return `${name}-${number}`
}

function joinLines(text: string): string {
  return text
    .replace(/<br\s*\/?>|\s/gi, " ")
    .replace(/ {2,}/g, " ")
    .trim()
}

/** Returns the paragraph as HTML. Plain text is escaped. */
function buildParagraph(text: string): string {
  if (/<[a-z/!]/i.test(text)) return text
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
  return `<p>${escaped}</p>`
}
