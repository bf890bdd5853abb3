/**
 * Search terms as customers type them: whole words of product names, prefixes, and typing errors.
 */
export type SearchWords = { words: string[]; misspelt: string[] }

const minLength = 4
const minMisspeltLength = 6

/** Builds search terms from the names of the shop's own products, each once. */
export function buildSearchWords(names: readonly string[]): SearchWords {
  const whole = [...new Set(names.flatMap((name) => name.toLowerCase().match(/[a-z]+/g) ?? []))]
  const long = whole.filter((word) => word.length >= minLength)
  return {
    words: [...new Set(long.flatMap((word) => [word, word.slice(0, minLength)]))],
    misspelt: long.filter((word) => word.length >= minMisspeltLength).map(swapMiddleCharacters),
  }
}

function swapMiddleCharacters(word: string): string {
  const at = word.length >> 1
  return `${word.slice(0, at - 1)}${word[at]}${word[at - 1]}${word.slice(at + 1)}`
}
