import { sql } from "kysely"
import type { Deps } from "#backend/deps.ts"
import type { FilterValue } from "#lib/contract/product-filter.ts"
import { type PricePhrase, parsePricePhrase } from "./price-phrase.ts"
import { listRegionalForms } from "./regional-forms.ts"
import { listPhrases, type Phrase, parseSearchWords, pickPhrases } from "./search-words.ts"
import { hasSynonym, listAlternatives, type Synonym } from "./synonyms.ts"

/** What a search text may mean. What it does mean depends on what the shop has. */
export type Interpretation = {
  /** True for a text in quotation marks: searched as it is. */
  isLiteral: boolean
  /** All words of the text. */
  words: readonly string[]
  price: PricePhrase | null
  /** A price that no product can have, as it was typed. */
  ignoredPrice: string | null
  /** The words without the price. */
  pricelessWords: readonly string[]
  /** Values of options and attributes that the text names. */
  values: readonly FilterValue[]
  /** The words without price and values. */
  restWords: readonly string[]
  /** The SKU whose code the text is. */
  sku: { code: string; productId: number } | null
  synonyms: readonly Synonym[]
}

const quoted = /^\s*["“”„«](.+)["“”»]\s*$/s

/** Returns the text between quotation marks, which is searched literally; null if it has none. */
export function parseLiteralSearch(text: string): string | null {
  const inner = quoted.exec(text)?.[1]?.trim() ?? ""
  return inner === "" ? null : inner
}

/** The only value of a search that is never a filter: one character or a bare number. */
const isTooShort = (words: string) => words.length < 2 || /^\d+$/.test(words)

/** Reads what a search text may mean. With `isPlain`, prices, values and codes are plain words. */
export async function interpretQuery(
  deps: Deps,
  text: string,
  { isPlain }: { isPlain: boolean },
): Promise<Interpretation> {
  const literal = parseLiteralSearch(text)
  const words = parseSearchWords(literal ?? text)
  const { rest, price, ignored } =
    isPlain || literal !== null
      ? { rest: text, price: null, ignored: null }
      : parsePricePhrase(text)
  const pricelessWords = literal === null ? parseSearchWords(rest) : words
  const base = { words, price, ignoredPrice: ignored, pricelessWords, restWords: pricelessWords }
  if (literal !== null) return { ...base, isLiteral: true, values: [], sku: null, synonyms: [] }
  const phrases = isPlain ? [] : listPhrases(pricelessWords).map((phrase) => phrase.text)
  const { synonyms, values, sku } = await fetchMeanings(
    deps,
    phrases,
    isPlain ? "" : words.join(""),
  )
  const named = pickPhrases(pricelessWords, (phrase) => findValue(phrase, values) !== null)
  return {
    ...base,
    isLiteral: false,
    values: named.flatMap((phrase) => findValue(phrase.text, values) ?? []),
    restWords: pricelessWords.filter((_, at) => !named.some((phrase) => isAt(phrase, at))),
    sku,
    synonyms,
  }
}

function isAt({ from, to }: Phrase, at: number): boolean {
  return from <= at && at < to
}

/** Builds the segments of a query, each with its alternatives: see the SQL function `search_query`. */
export function buildSegments(words: readonly string[], query: Interpretation): string[] {
  if (query.isLiteral) return [...words]
  const { synonyms } = query
  const phrases = pickPhrases(words, (text) => hasSynonym(text, synonyms))
  const segments: string[] = []
  for (let at = 0; at < words.length; at++) {
    const phrase = phrases.find(({ from }) => from === at)
    segments.push(listAlternatives(phrase?.text ?? words[at] ?? "", synonyms).join("|"))
    if (phrase) at = phrase.to - 1
  }
  return segments
}

type NamedValue = FilterValue & { words: string; count: number }

type Meanings = {
  synonyms: Synonym[]
  values: NamedValue[]
  sku: Interpretation["sku"]
}

/** Fetches the synonyms, the values that the phrases name, and the SKU with this code. */
async function fetchMeanings(
  { db }: Deps,
  phrases: readonly string[],
  code: string,
): Promise<Meanings> {
  const wanted = [...new Set(phrases.flatMap((phrase) => listValuePhrases(phrase)))]
  const { rows } = await sql<Meanings>`
    SELECT
      coalesce((SELECT json_agg(json_build_object(
        'words', words, 'others', others, 'is_two_way', is_two_way) ORDER BY id)
        FROM search_synonyms), '[]') AS synonyms,
      coalesce((SELECT json_agg(named) FROM (
        SELECT name, value, words FROM search_values
        WHERE words = ANY(${wanted}::text[]) ORDER BY name, value) AS named), '[]') AS values,
      (SELECT json_build_object('code', s.code, 'productId', s.product_id)
        FROM skus s JOIN products p ON p.id = s.product_id AND p.enabled
        WHERE plain_code(s.code) = ${code} AND s.enabled AND ${code} <> '' LIMIT 1) AS sku
  `.execute(db)
  return rows[0] ?? { synonyms: [], values: [], sku: null }
}

function findValue(phrase: string, values: readonly NamedValue[]): FilterValue | null {
  if (isTooShort(phrase)) return null
  const wanted = listValuePhrases(phrase)
  const found = values.find(({ words }) => wanted.includes(words))
  return found ? { name: found.name, value: found.value } : null
}

/** A phrase in both regional forms of its words. */
function listValuePhrases(phrase: string): string[] {
  const other = phrase
    .split(" ")
    .map((word) => listRegionalForms(word)[0] ?? word)
    .join(" ")
  return [phrase, other]
}
