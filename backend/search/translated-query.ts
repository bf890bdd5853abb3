import { type RawBuilder, sql } from "kysely"
import type { Deps } from "#backend/deps.ts"
import type { Locale } from "#lib/contract/languages.ts"
import { getSearchConfiguration, isUnspaced } from "./language-words.ts"
import type { QuerySegments } from "./query-segments.ts"

/** SQL of a query: for the English texts, and for those in the requested language if any. */
export type TextQuery = {
  english: RawBuilder<unknown>
  translated: { language: Locale; query: RawBuilder<unknown> } | null
}

/** Builds a query for English texts and those in the requested language, if any. */
export function buildTextQuery(
  { language }: Pick<Deps, "language">,
  { english, translated }: QuerySegments,
): TextQuery {
  const query = sql`search_query(${english}::text[])`
  if (!language || translated.length === 0) return { english: query, translated: null }
  const config = getSearchConfiguration(language)
  return {
    english: query,
    translated: {
      language,
      query: sql`search_query(${translated}::text[], ${config}::regconfig)`,
    },
  }
}

/** Lists the most similar known words of the requested language. */
export async function listNearestTranslatedWords(
  { db, language }: Pick<Deps, "db" | "language">,
  word: string,
  limit: number,
): Promise<string[]> {
  if (!language || isUnspaced(word)) return []
  const { rows } = await sql<{ word: string }>`
    SELECT word FROM translated_words WHERE language = ${language} AND word % ${word}
    ORDER BY similarity(word, ${word}) DESC, word LIMIT ${limit}`.execute(db)
  return rows.map((row) => row.word)
}

/** SQL: rows of the index in the requested language that a query finds, with their rank. */
export function buildTranslatedHits({
  language,
  query,
}: NonNullable<TextQuery["translated"]>): RawBuilder<unknown> {
  return sql`SELECT record_kind, record_id, ts_rank(search, input.query) AS rank
    FROM translated_search, (SELECT ${query} AS query OFFSET 0) AS input
    WHERE search @@ input.query AND language = ${language}`
}
