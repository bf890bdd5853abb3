import type { Generated } from "kysely"

/** The table of the texts in other languages than English. */
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
}
