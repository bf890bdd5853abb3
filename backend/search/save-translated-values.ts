import { sql, type Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { Locale } from "#lib/contract/languages.ts"
import { getStemDictionary } from "./language-words.ts"
import { parseSearchWords } from "./search-words.ts"

/**
 * Saves the words by which a search in a language names values of options and attributes. `value` is
 * the English one, `text` its translation.
 */
export async function saveTranslatedValues(
  trx: Transaction<Database>,
  language: Locale,
  terms: readonly { value: string; text: string }[],
): Promise<void> {
  const words = new Map(
    terms.map(({ value, text }) => [value, parseSearchWords(text).join(" ")] as const),
  )
  if (words.size === 0) return
  const dictionary = getStemDictionary(language)
  await sql`
    INSERT INTO translated_values (language, value, words, stems)
    SELECT ${language}, value, words, stem_words(${dictionary}::regdictionary, words)
    FROM unnest(${[...words.keys()]}::text[], ${[...words.values()]}::text[])
      AS term(value, words)
    ORDER BY value
    ON CONFLICT (language, value) DO UPDATE SET words = excluded.words, stems = excluded.stems`.execute(
    trx,
  )
}

/** Removes the words of values whose translations are removed; `values` are the English ones. */
export async function deleteTranslatedValues(
  trx: Transaction<Database>,
  language: Locale,
  values: readonly string[],
): Promise<void> {
  if (values.length === 0) return
  await trx
    .deleteFrom("translated_values")
    .where("language", "=", language)
    .where("value", "in", values)
    .execute()
}
