import type { ColumnType, Generated } from "kysely"
import type { Id } from "./column-types.ts"

/** The tables of the search: what triggers maintain, what the owner edits, and what was missed. */
export type SearchTables = {
  /** Words of shown texts, from which mistyped searches are corrected. */
  search_words: { word: string }
  search_texts: { kind: string; record_id: number; search: ColumnType<string, never, never> }
  search_values: { name: string; value: string; words: string }
  search_synonyms: {
    id: Id
    words: string
    others: string
    is_two_way: boolean
    /** "en" for English. */
    language: Generated<string>
  }
  search_redirects: { words: string; to_path: string }
  /** `day` is a date in UTC such as "2026-11-26". */
  missed_searches: {
    day: ColumnType<Date, string, string>
    words: string
    count: Generated<number>
  }
}
