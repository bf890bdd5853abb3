import { type RawBuilder, sql } from "kysely"
import { skuVariations } from "#backend/catalogue/product-options.ts"
import type { Deps } from "#backend/deps.ts"
import { defaultLocale, type Locale } from "#lib/contract/languages.ts"
import type { WireSku } from "#lib/contract/product.ts"
import type { FilterValue } from "#lib/contract/product-filter.ts"
import { getStemDictionary } from "./language-words.ts"
import type { Synonym } from "./synonyms.ts"

/** A value that words of the search name. */
export type NamedValue = FilterValue & { words: string }

/** A value whose translation is the `words` of the search, with the same endings if `is_exact`. */
export type TranslatedValue = NamedValue & { is_exact: boolean }

/** What phrases of a search may mean. The translated ones are empty for English. */
export type Meanings = {
  synonyms: Synonym[]
  values: NamedValue[]
  sku: { code: string; productId: number; variations: WireSku["variations"] } | null
  translatedSynonyms: Synonym[]
  translatedValues: TranslatedValue[]
}

type MeaningsRequest = {
  /** Words of English values. */
  english: readonly string[]
  /** Words of values in the requested language. */
  phrases: readonly string[]
  /** The SKU's code, in small characters without punctuation; empty for none. */
  code: string
}

/** Fetches all synonyms, the values that the phrases name, and the SKU with this code. */
export async function fetchMeanings(
  { db, language }: Pick<Deps, "db" | "language">,
  { english, phrases, code }: MeaningsRequest,
): Promise<Meanings> {
  const { rows } = await sql<Partial<Meanings>>`
    SELECT
      ${selectSynonyms(defaultLocale)} AS synonyms,
      coalesce((SELECT json_agg(named) FROM (
        SELECT name, value, words FROM search_values
        WHERE words = ANY(${english}::text[]) ORDER BY name, value) AS named), '[]') AS values,
      (SELECT json_build_object('code', s.code, 'productId', s.product_id,
          'variations', ${skuVariations})
        FROM skus s JOIN products p ON p.id = s.product_id AND p.enabled
        WHERE plain_code(s.code) = ${code} AND s.enabled AND ${code} <> '' LIMIT 1) AS sku
      ${language ? selectTranslated(language, phrases) : sql``}
  `.execute(db)
  const none: Meanings = {
    synonyms: [],
    values: [],
    sku: null,
    translatedSynonyms: [],
    translatedValues: [],
  }
  return { ...none, ...rows[0] }
}

function selectTranslated(language: Locale, phrases: readonly string[]): RawBuilder<unknown> {
  const dictionary = getStemDictionary(language)
  return sql`, ${selectSynonyms(language)} AS "translatedSynonyms",
    coalesce((SELECT json_agg(named ORDER BY is_exact DESC, name, value) FROM (
      SELECT v.name, v.value, wanted.words, t.words = wanted.words AS is_exact
      FROM unnest(${phrases}::text[]) AS wanted(words)
        JOIN translated_values t ON t.language = ${language}
          AND t.stems = stem_words(${dictionary}::regdictionary, wanted.words)
        JOIN search_values v ON v.value = t.value) AS named), '[]') AS "translatedValues"`
}

function selectSynonyms(language: Locale): RawBuilder<unknown> {
  return sql`coalesce((SELECT json_agg(json_build_object(
    'words', words, 'others', others, 'is_two_way', is_two_way) ORDER BY id)
    FROM search_synonyms WHERE language = ${language}), '[]')`
}
