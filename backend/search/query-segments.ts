import type { Interpretation } from "./interpret-query.ts"
import { listQueryWords } from "./language-words.ts"
import { pickPhrases } from "./search-words.ts"
import { hasSynonym, listAlternatives, type Synonym } from "./synonyms.ts"
import { cutUnspaced } from "./unspaced-phrases.ts"

type Synonyms = Pick<Interpretation, "isLiteral" | "synonyms" | "translatedSynonyms">

/** The segments of a query, each with its alternatives: see the SQL functions `search_query`. */
export type QuerySegments = {
  /** Of the English index. */
  english: readonly string[]
  /** Of the index of the requested language. */
  translated: readonly string[]
}

/** Builds the segments of a query for words, with the synonyms of each language. */
export function buildSegments(
  words: readonly string[],
  { isLiteral, synonyms, translatedSynonyms }: Synonyms,
): QuerySegments {
  if (isLiteral) return { english: words, translated: words.map(formatIndexed) }
  const parts = cutUnspaced(words, (phrase) => hasSynonym(phrase, translatedSynonyms))
  return {
    english: joinAlternatives(words, synonyms, (phrase) => listAlternatives(phrase, synonyms)),
    translated: joinAlternatives(parts, translatedSynonyms, (phrase) =>
      listTranslatedAlternatives(phrase, translatedSynonyms),
    ),
  }
}

/** Lists what a phrase of another language is searched as, in the notation of its index. */
export function listTranslatedAlternatives(phrase: string, synonyms: readonly Synonym[]): string[] {
  return listAlternatives(phrase, synonyms, () => []).map(formatIndexed)
}

function joinAlternatives(
  words: readonly string[],
  synonyms: readonly Synonym[],
  list: (phrase: string) => readonly string[],
): string[] {
  const phrases = pickPhrases(words, (text) => hasSynonym(text, synonyms))
  const segments: string[] = []
  for (let at = 0; at < words.length; at++) {
    const phrase = phrases.find(({ from }) => from === at)
    segments.push(list(phrase?.text ?? words[at] ?? "").join("|"))
    if (phrase) at = phrase.to - 1
  }
  return segments
}

function formatIndexed(phrase: string): string {
  return listQueryWords(phrase.split(" ")).join(" ")
}
