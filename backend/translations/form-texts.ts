import { z } from "zod"
import {
  legacyFieldSchema,
  questionSchema,
  type WireForm,
  type WireLegacyField,
  type WireQuestion,
} from "#lib/contract/forms/form.ts"
import type { SourceText } from "./widget-texts.ts"

/** The texts of a question that visitors read. Its name and value are data, in every language. */
const questionNames = ["label", "placeholder", "content", "validation_message"] as const

const columnsSchema = z.object({
  questions: z.array(questionSchema),
  data: z.array(legacyFieldSchema),
})

/**
 * Lists the texts of a form's fields. A field names a question by its id, and one of the legacy
 * shape by its position; an option by its position in its list.
 */
export function listFormTexts(row: Readonly<Record<string, unknown>>): SourceText[] {
  const { questions, data } = columnsSchema.parse(row)
  const texts = [...questions.flatMap(listQuestionTexts), ...data.flatMap(listLegacyTexts)]
  return texts.filter(({ text }) => text.trim() !== "")
}

const buildQuestionPrefix = ({ id }: WireQuestion) => `question.${id}.`
const buildLegacyPrefix = (at: number) => `field.${at}.`

function listQuestionTexts(question: WireQuestion): SourceText[] {
  return questionNames.map((name) => ({
    field: `${buildQuestionPrefix(question)}${name}`,
    format: name === "content" ? ("html" as const) : ("text" as const),
    text: question[name],
  }))
}

function listLegacyTexts(field: WireLegacyField, at: number): SourceText[] {
  const prefix = buildLegacyPrefix(at)
  // The text of a paragraph is its label, and may have markup.
  const format = field.type === "paragraph" ? "html" : "text"
  return [
    { field: `${prefix}label`, format, text: field.label },
    { field: `${prefix}placeholder`, format: "text", text: field.placeholder },
    ...field.values.map(({ label, value }, place) => ({
      field: `${prefix}option.${place}`,
      format: "text" as const,
      text: label || value,
    })),
  ]
}

/**
 * Returns a form's fields with the translated texts, each with the names of those in
 * `translated_fields`; `options` stands for the labels of all its options.
 */
export function buildTranslatedFields(
  { questions, data }: Pick<WireForm, "questions" | "data">,
  texts: ReadonlyMap<string, string>,
): Pick<WireForm, "questions" | "data"> {
  return {
    questions: questions.map((question) => ({
      ...question,
      ...pickTexts(questionNames, buildQuestionPrefix(question), texts),
    })),
    data: data.map((field, at) => translateLegacyField(field, buildLegacyPrefix(at), texts)),
  }
}

function translateLegacyField(
  field: WireLegacyField,
  prefix: string,
  texts: ReadonlyMap<string, string>,
): WireLegacyField {
  const labels = field.values.map((_, place) => texts.get(`${prefix}option.${place}`))
  const own = pickTexts(["label", "placeholder"], prefix, texts)
  const isOffered = labels.length > 0 && labels.every((label) => label !== undefined)
  return {
    ...field,
    ...own,
    values: field.values.map((option, place) => ({
      ...option,
      label: labels[place] ?? option.label,
    })),
    translated_fields: [...own.translated_fields, ...(isOffered ? ["options"] : [])],
  }
}

function pickTexts(
  names: readonly string[],
  prefix: string,
  texts: ReadonlyMap<string, string>,
): { translated_fields: string[] } {
  const found = names.flatMap((name) => {
    const text = texts.get(`${prefix}${name}`)
    return text === undefined ? [] : [[name, text] as const]
  })
  return { ...Object.fromEntries(found), translated_fields: found.map(([name]) => name) }
}
