import { z } from "zod"
import { type Locale, locales } from "./languages.ts"
import { buildItemSchema, buildListSchema } from "./primitives.ts"
import { maxCsvLength } from "./product-work-calls.ts"
import { buildCall } from "./rest-call.ts"
import { parseContentLanguage, translatableKindNames } from "./translation.ts"

/** The languages of translations: all but English, which is their source. */
export const contentLanguages: readonly Locale[] = locales.filter(
  (locale) => parseContentLanguage(locale) !== null,
)

const languageSchema = z.enum(contentLanguages)
const kindSchema = z.enum(translatableKindNames)
/** Row id, or 0 of the kinds whose texts belong to no record. */
const recordIdSchema = z.number().int().min(0).max(2_147_483_647)
const countSchema = z.number().int().nonnegative()
const counts = { texts: countSchema, missing: countSchema, outdated: countSchema }

/** Filters by state. `open` is what is missing or outdated. */
export const translationFilters = ["any", "open", "missing", "outdated", "translated"] as const

const paging = {
  search: z.string().trim().max(200).default(""),
  state: z.enum(translationFilters).default("any"),
  page: z.number().int().min(1).max(10_000).default(1),
}

const translatedTextSchema = z.object({
  /** Name of the field, as in exported files; of an image its hash, of a term the English text. */
  field: z.string(),
  format: z.enum(["text", "html"]),
  /** True for HTML, and for texts of several lines. */
  is_multiline: z.boolean(),
  source: z.string(),
  /** Empty: it is not translated. */
  text: z.string(),
  state: z.enum(["missing", "outdated", "translated"]),
  /** Digest of the English text and of its translation: a save is based on it. */
  version: z.string(),
})

const recordSchema = z.object({
  kind: kindSchema,
  id: recordIdSchema,
  /** The record in files: its URL, else its id. */
  key: z.string(),
  name: z.string(),
  ...counts,
  /** Number of texts that the search and the state filter find. */
  count: countSchema,
  /** One page of them, in the order of the record. */
  data: z.array(translatedTextSchema),
})

/** A text that is not imported. `line` is where it starts in the file. */
const issueSchema = z.object({ line: z.number().int(), place: z.string(), message: z.string() })

const fileInput = z.object({
  language: languageSchema,
  /** Its ending decides the format: .xlf is XLIFF 2, any other CSV. */
  name: z.string().trim().min(1).max(200),
  text: z.string().min(1).max(maxCsvLength),
})

const importSchema = z.object({
  /** Texts of the file that have a translation. */
  texts: countSchema,
  /** Texts that differ from what was stored; 0 if nothing was saved. */
  changed: countSchema,
  issue_count: countSchema,
  /** At most 500. With any, nothing is saved. */
  issues: z.array(issueSchema),
})

/** Administrators' calls about the texts of records in other languages than English. */
export const translationCalls = {
  /** How much each language has, by kind of record; kinds without texts are left out. */
  listTranslationLanguages: buildCall("POST", "/cognito/translation/languages", {
    response: buildListSchema(
      z.object({
        language: languageSchema,
        kinds: z.array(z.object({ kind: kindSchema, ...counts })),
      }),
    ),
  }),
  /** Records of a kind that have English texts, by id. */
  listTranslations: buildCall("POST", "/cognito/translation/list", {
    body: z.object({
      language: languageSchema,
      kind: kindSchema,
      ...paging,
      /** Only records with a greater id. */
      after: recordIdSchema.nullable().default(null),
      page_size: z.number().int().min(1).max(100).default(25),
    }),
    response: buildListSchema(
      z.object({ id: recordIdSchema, key: z.string(), name: z.string(), ...counts }),
    ),
  }),
  /** The texts of a record in a language, page by page. */
  getTranslations: buildCall("POST", "/cognito/translation/detail", {
    body: z.object({
      language: languageSchema,
      kind: kindSchema,
      record_id: recordIdSchema,
      ...paging,
      page_size: z.number().int().min(1).max(200).default(50),
    }),
    response: buildItemSchema(recordSchema),
  }),
  /**
   * Saves texts of a record, all or none; an empty one removes its translation. A text that does not fit
   * gets 400, one whose version is not the current one 409, both with a message for each field.
   */
  saveTranslations: buildCall("POST", "/cognito/translation/save", {
    body: z.object({
      language: languageSchema,
      kind: kindSchema,
      record_id: recordIdSchema,
      texts: z
        .array(
          z.object({
            field: z.string().min(1).max(300),
            text: z.string().max(500_000),
            version: z.string().min(1).max(64),
          }),
        )
        .min(1)
        .max(1000),
    }),
    response: z.object({ changed: countSchema }),
  }),
  /** The texts of the shop and their translations as a file, in Base64. */
  exportTranslations: buildCall("POST", "/cognito/translation/export", {
    body: z.object({
      language: languageSchema,
      format: z.enum(["csv", "xliff"]),
      state: z.enum(["any", "open", "outdated"]).default("any"),
    }),
    response: z.object({ name: z.string(), mime: z.string(), data: z.string() }),
  }),
  /** What importing a file would do. */
  checkTranslationFile: buildCall("POST", "/cognito/translation/checkImport", {
    body: fileInput,
    response: importSchema,
  }),
  /** Saves the translations of a file: all of them, or none. */
  importTranslations: buildCall("POST", "/cognito/translation/import", {
    body: fileInput,
    response: importSchema,
  }),
} as const

export type TranslationFilter = (typeof translationFilters)[number]
export type WireTranslatedText = z.infer<typeof translatedTextSchema>
export type WireTranslatedRecord = z.infer<typeof recordSchema>
export type WireTranslationImport = z.infer<typeof importSchema>
