const maxWords = 12
const maxWordLength = 60

/**
 * Characters that NFKD does not decompose, transliterated like in the database's `unaccent`
 * dictionary.
 */
const transliterations: ReadonlyMap<string, string> = new Map([
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ø", "o"],
  ["đ", "d"],
  ["ð", "d"],
  ["þ", "th"],
  ["ł", "l"],
  ["ı", "i"],
])

/**
 * Parses a search text into the words of the index: lower case, without accents, without
 * duplicates, at most twelve. Punctuation, emoji and other symbols only separate words.
 */
export function parseSearchWords(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll(/[ßæœøđðþłı]/g, (character) => transliterations.get(character) ?? character)
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => word.slice(0, maxWordLength)))].slice(0, maxWords)
}
