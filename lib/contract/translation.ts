import { z } from "zod"
import { defaultLocale, isLocale, type Locale } from "./languages.ts"
import type { ModelName } from "./model-call.ts"

/**
 * Name of the query parameter that requests a language, of REST calls and of the GraphQL URL. An API
 * without translations ignores it.
 */
export const languageParameter = "language"

/** Parses the requested language; null for English, which is the source, and for anything else. */
export function parseContentLanguage(value: unknown): Locale | null {
  return typeof value === "string" && value !== defaultLocale && isLocale(value) ? value : null
}

/**
 * Fields of every record with texts. `translated_fields` names those that are in the requested
 * language; all others are English, all of them where it is absent.
 */
export const translatedFields = { translated_fields: z.array(z.string()).nullish() }

/**
 * Fields of records with a page of their own. `complete_languages` are the languages, besides
 * English, in which its title, description and main content exist.
 */
export const translatedPageFields = {
  ...translatedFields,
  complete_languages: z.array(z.string()).nullish(),
}

/** Field of responses with terms in English: their translations, by the English term. */
export const termLabelsSchema = z.record(z.string(), z.string()).nullish()

/**
 * Translations of the English texts of a response, by kind of record and English text. The texts of carts
 * and orders are English, and are the values in calls; clients show these labels instead.
 */
export const textLabelsSchema = z.record(z.string(), z.record(z.string(), z.string()))

export type TextLabels = z.infer<typeof textLabelsSchema>

/** Returns the label of an English text of a kind; undefined without one. */
export function findLabel(
  labels: TextLabels | null | undefined,
  kind: string,
  text: string,
): string | undefined {
  const own = labels?.[kind] ?? {}
  return Object.hasOwn(own, text) ? own[text] : undefined
}

/** The field of such a response; absent in English. */
export const labelledFields = { text_labels: textLabelsSchema.nullish() }

/** The names of those fields, which a GraphQL API without translations does not know. */
export const translationFieldNames = [
  "translated_fields",
  "complete_languages",
  "term_labels",
] as const

/** How a text is written: one line, or HTML of an editor. */
export type TextFormat = "text" | "html"

/**
 * The settings of widgets that visitors read, by name, in any widget. A setting of another name is
 * never translated: it is a link, a colour, an id or a switch.
 */
export const widgetTexts: Readonly<Record<string, TextFormat>> = {
  heading: "text",
  subheading: "text",
  title: "text",
  text: "text",
  html: "html",
  content: "html",
  button_text: "text",
}

/**
 * The kinds of records with texts, in the order of exported files, each with the model that its records
 * have in the generic calls; null: they have none, or are no records.
 */
export const translatedModels = {
  product: "sell/product",
  addon: "sell/addon",
  addon_option: null,
  group: "cognito/group",
  link: "cognito/link",
  page: "cognito/page",
  page_content: "cognito/page_content",
  article: "cognito/article",
  gallery: "cognito/gallery",
  slide: "cognito/slide",
  faq: "cognito/faq",
  person: "cognito/person",
  sitemap_entry: "cognito/sitemap",
  form: "cognito/form",
  testimonial: "cognito/testimonial",
  voucher_theme: "cognito/gift_voucher_theme",
  shipping_type: "sell/shipping_type",
  shipping_region: "sell/shipping_region",
  payment_type: "sell/payment_type",
  site: "cognito/domain",
  promotion: "sell/promotion",
  term: null,
  image: null,
} as const satisfies Readonly<Record<string, ModelName | null>>

export type TranslatableKind = keyof typeof translatedModels

/** All kinds that can be translated, in the order of exported files. */
export const translatableKindNames = Object.keys(translatedModels) as TranslatableKind[]

/** True if the text names a kind that can be translated. */
export function isTranslatableKind(text: string): text is TranslatableKind {
  return Object.hasOwn(translatedModels, text)
}
