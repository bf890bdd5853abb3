import { sql } from "kysely"
import type { Deps } from "#backend/deps.ts"
import type { Interpretation } from "./interpret-query.ts"
import { getSearchConfiguration } from "./language-words.ts"
import { listTranslatedAlternatives } from "./query-segments.ts"
import { listAlternatives } from "./synonyms.ts"
import { listNearestTranslatedWords, type TextQuery } from "./translated-query.ts"

/** How many of the most similar known words replace an unknown word. */
const wordsPerTypo = 3

/** What replaces each word, as a query in PostgreSQL's notation, without those that nothing replaces. */
type NearestWords = { english: readonly string[]; translated: readonly string[] }

/**
 * Builds the queries that replace words by the most similar known ones and their synonyms: one for a
 * similar word for every word, then one for any of them. Empty if no word is similar.
 */
export async function listNearestQueries(
  deps: Deps,
  { synonyms, translatedSynonyms }: Interpretation,
  words: readonly string[],
): Promise<TextQuery[]> {
  const choices = await Promise.all(words.map((word) => listNearestWords(deps, word)))
  const translated = await Promise.all(
    words.map((word) => listNearestTranslatedWords(deps, word, wordsPerTypo)),
  )
  const nearest = {
    english: buildChoices(choices, (word) => listAlternatives(word, synonyms)),
    translated: buildChoices(translated, (word) =>
      listTranslatedAlternatives(word, translatedSynonyms),
    ),
  }
  const replaced = Math.max(nearest.english.length, nearest.translated.length)
  if (replaced === 0) return []
  const all = buildNearest(deps, nearest, "&")
  return replaced === 1 ? [all] : [all, buildNearest(deps, nearest, "|")]
}

function buildNearest(
  { language }: Deps,
  { english, translated }: NearestWords,
  operator: "&" | "|",
): TextQuery {
  return {
    english: english.length === 0 ? sql`''::tsquery` : anyForm(english.join(operator)),
    translated:
      language && translated.length > 0
        ? {
            language,
            query: anyForm(translated.join(operator), getSearchConfiguration(language)),
          }
        : null,
  }
}

function buildChoices(
  choices: readonly (readonly string[])[],
  list: (word: string) => readonly string[],
): string[] {
  return choices.map((words) => buildChoice(words.flatMap(list))).filter((choice) => choice !== "")
}

/** Builds a query for any of these phrases; empty without any. */
function buildChoice(phrases: readonly string[]): string {
  if (phrases.length === 0) return ""
  return `(${[...new Set(phrases)].map((phrase) => `(${quoteWords(phrase)})`).join("|")})`
}

function quoteWords(phrase: string): string {
  return phrase
    .split(" ")
    .map((word) => `'${word}'`)
    .join("&")
}

/** Names are indexed as written (`simple`), longer texts by their stems (`shop_english`). */
function anyForm(query: string, config = "public.shop_english") {
  return sql`to_tsquery('simple', ${query}) || to_tsquery(${config}::regconfig, ${query})`
}

async function listNearestWords({ db }: Deps, word: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    SELECT word FROM search_words WHERE word % ${word}
    ORDER BY similarity(word, ${word}) DESC, word LIMIT ${wordsPerTypo}`.execute(db)
  return rows.map((row) => row.word)
}
