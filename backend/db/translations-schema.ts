import type { ColumnType, Generated } from "kysely"

/** The tables of the texts in other languages than English, and of their search. */
export type TranslationTables = {
  translations: {
    record_kind: string
    record_id: number
    language: string
    field: string
    text: string
    /** Digest of the English text that was translated, see `buildSourceHash`. */
    source_hash: string
    updated_at: Generated<Date>
  }
  translated_search: {
    language: string
    record_kind: string
    record_id: number
    search: ColumnType<string, never, never>
  }
  translated_words: { language: string; word: string }
  /** English values of options and attributes; `words` and `stems` are those of the translation. */
  translated_values: { language: string; value: string; words: string; stems: string }
}
