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

/** Maximum number of words of a synonym, and of a value of an option or attribute. */
const maxPhraseWords = 4

/** A run of words, as the place of its first word and the place after its last one. */
export type Phrase = { text: string; from: number; to: number }

/** Lists the runs of up to four words, the longest first, then from left to right. */
export function listPhrases(words: readonly string[]): Phrase[] {
  const phrases: Phrase[] = []
  for (let size = Math.min(maxPhraseWords, words.length); size > 0; size--) {
    for (let from = 0; from + size <= words.length; from++) {
      phrases.push({ text: words.slice(from, from + size).join(" "), from, to: from + size })
    }
  }
  return phrases
}

/** Picks the phrases that `isWanted` accepts, without overlaps, and sorts them by their place. */
export function pickPhrases(
  words: readonly string[],
  isWanted: (text: string) => boolean,
): Phrase[] {
  const picked: Phrase[] = []
  for (const phrase of listPhrases(words)) {
    const isFree = picked.every(({ from, to }) => phrase.to <= from || phrase.from >= to)
    if (isFree && isWanted(phrase.text)) picked.push(phrase)
  }
  return picked.sort((a, b) => a.from - b.from)
}
