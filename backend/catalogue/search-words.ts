const mostWords = 12
const longestWord = 60

/** Letters that are no letter with a mark, spelled as the database's own dictionary spells them. */
const spellings: ReadonlyMap<string, string> = new Map([
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
 * The words of a typed search as they are indexed: lower case, without accents, each once, at most
 * twelve. Marks, emoji and other signs only separate words.
 */
export function parseSearchWords(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll(/[ßæœøđðþłı]/g, (letter) => spellings.get(letter) ?? letter)
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => word.slice(0, longestWord)))].slice(0, mostWords)
}
