import type { Deps } from "#backend/deps.ts"
import type { FilterValue } from "#lib/contract/product-filter.ts"
import { fetchMeanings, type Meanings } from "./fetch-meanings.ts"
import { type PricePhrase, parsePricePhrase } from "./price-phrase.ts"
import { listRegionalForms } from "./regional-forms.ts"
import { listPhrases, type Phrase, parseSearchWords, pickPhrases } from "./search-words.ts"
import { cutUnspaced, listUnspacedPhrases } from "./unspaced-phrases.ts"

/** What a search text may mean. What it does mean depends on what the shop has. */
export type Interpretation = Pick<Meanings, "synonyms" | "translatedSynonyms" | "sku"> & {
  /** True for a text in quotation marks: searched as it is. */
  isLiteral: boolean
  /** The text without quotation marks and price, as it was typed. */
  text: string
  /** All words of the text. */
  words: readonly string[]
  price: PricePhrase | null
  /** A price that no product can have, as it was typed. */
  ignoredPrice: string | null
  /** The words without the price. */
  pricelessWords: readonly string[]
  /** Values of options and attributes that the text names, in English or the requested language. */
  values: readonly FilterValue[]
  /** The words without price and values. */
  restWords: readonly string[]
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
  const base = {
    text: literal ?? rest,
    words,
    price,
    ignoredPrice: ignored,
    pricelessWords,
    restWords: pricelessWords,
  }
  if (literal !== null) {
    const none = { values: [], sku: null, synonyms: [], translatedSynonyms: [] }
    return { ...base, ...none, isLiteral: true }
  }
  const phrases = isPlain ? [] : listPhrases(pricelessWords).map((phrase) => phrase.text)
  const { sku, synonyms, translatedSynonyms, ...named } = await fetchMeanings(deps, {
    english: [...new Set(phrases.flatMap(listValuePhrases))],
    phrases: isPlain ? [] : [...new Set([...phrases, ...listUnspacedPhrases(pricelessWords)])],
    code: isPlain ? "" : words.join(""),
  })
  const found = pickValues(pricelessWords, named)
  return { ...base, ...found, isLiteral: false, sku, synonyms, translatedSynonyms }
}

type NamedValues = Pick<Meanings, "values" | "translatedValues">

/** Picks the values that the words name. Words without spaces are cut at values inside them. */
function pickValues(
  words: readonly string[],
  named: NamedValues,
): Pick<Interpretation, "values" | "restWords"> {
  const isValue = (phrase: string) => findValues(phrase, named).length > 0
  const whole = pickPhrases(words, isValue)
  const parts = words.flatMap((word, at) =>
    whole.some((phrase) => isAt(phrase, at)) ? [word] : cutUnspaced([word], isValue),
  )
  const picked = pickPhrases(parts, isValue)
  return {
    values: picked.flatMap((phrase) => findValues(phrase.text, named)),
    restWords: parts.filter((_, at) => !picked.some((phrase) => isAt(phrase, at))),
  }
}

function isAt({ from, to }: Phrase, at: number): boolean {
  return from <= at && at < to
}

/**
 * Finds the values that a phrase names, those of the requested language first. Several values of one
 * option or attribute can have the same translation.
 */
function findValues(phrase: string, { values, translatedValues }: NamedValues): FilterValue[] {
  if (isTooShort(phrase)) return []
  const translated = translatedValues.filter(({ words }) => words === phrase)
  const [best] = translated
  if (best) {
    return translated
      .filter(({ name, is_exact }) => name === best.name && is_exact === best.is_exact)
      .map(({ name, value }) => ({ name, value }))
  }
  const wanted = listValuePhrases(phrase)
  const found = values.find(({ words }) => wanted.includes(words))
  return found ? [{ name: found.name, value: found.value }] : []
}

/** A phrase in both regional forms of its words. */
function listValuePhrases(phrase: string): string[] {
  const other = phrase
    .split(" ")
    .map((word) => listRegionalForms(word)[0] ?? word)
    .join(" ")
  return [phrase, other]
}
