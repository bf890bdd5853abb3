import type { Locale } from "#lib/contract/languages.ts"
import { parseSearchWords } from "./search-words.ts"

/** PostgreSQL's text search configurations; a language without one has its words as written. */
const configurations: Readonly<Partial<Record<Locale, string>>> = {
  ar: "arabic",
  de: "german",
  es: "spanish",
  fr: "french",
  id: "indonesian",
  it: "italian",
  pt: "portuguese",
  ru: "russian",
  tr: "turkish",
}

/** Returns PostgreSQL's text search configuration for a language. */
export function getSearchConfiguration(language: Locale): string {
  return configurations[language] ?? "simple"
}

/** Returns PostgreSQL's dictionary that removes the endings of words in a language. */
export function getStemDictionary(language: Locale): string {
  const config = configurations[language]
  return config === undefined ? "simple" : `${config}_stem`
}

/** Runs of characters that are written without spaces between words. */
const unspaced = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]+/gu
const unspacedOnly = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]+$/u

/** True for a part of a text that is written without spaces between words. */
export function isUnspaced(word: string): boolean {
  return unspacedOnly.test(word)
}

/** Lists the words of a text as they are indexed: those without spaces as pairs of characters. */
export function listIndexWords(text: string): string[] {
  return splitWords(text).flatMap((word) =>
    isUnspaced(word) ? [...listPairs(word), ...[...word].slice(-1)] : [word],
  )
}

/** Lists the words of a search in the notation of the index. */
export function listQueryWords(words: readonly string[]): string[] {
  const parts = words.flatMap(splitScripts)
  return [...new Set(parts.flatMap((part) => (isUnspaced(part) ? listWantedPairs(part) : [part])))]
}

const scripts = /[\p{scx=Han}]+|\p{sc=Hira}+|\p{scx=Kana}+/gu
const particle = /^\p{sc=Hira}{1,2}$/u

/**
 * Lists the pairs of each word of a run without spaces, whose words differ by their script; particles
 * between them are left out. All pairs of the run if it has words of one character.
 */
function listWantedPairs(run: string): string[] {
  const wanted = (run.match(scripts) ?? []).filter((part) => !particle.test(part))
  const isSplit = wanted.length > 0 && wanted.every((part) => [...part].length > 1)
  const pairs = isSplit ? wanted.flatMap(listPairs) : listPairs(run)
  return pairs.length === 0 ? [run] : pairs
}

function splitWords(text: string): string[] {
  return text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .flatMap((part) => parseSearchWords(part))
    .flatMap(splitScripts)
}

/** Splits a word at the places where its script changes, such as "3D" from Japanese. */
function splitScripts(word: string): string[] {
  return word
    .replaceAll(unspaced, " $& ")
    .split(" ")
    .filter((part) => part !== "")
}

function listPairs(word: string): string[] {
  const characters = [...word]
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`)
}
