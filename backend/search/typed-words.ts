import { parseSearchWords } from "./search-words.ts"

/**
 * Returns words of a search as they were typed, with spaces between them: "tur" from "Tür öffnen" as
 * "Tür". A word that the text does not have stays as it is.
 */
export function formatTypedWords(text: string, words: readonly string[]): string {
  const typed = [...text.normalize("NFKC")]
  const plain = typed.map((character) => parseSearchWords(character)[0] ?? getGap(character))
  const joined = plain.join("")
  const ends = plain.map((_, at) => plain.slice(0, at + 1).join("").length)
  return words
    .map((word) => {
      const from = joined.indexOf(word)
      if (from < 0) return word
      const first = ends.findIndex((end) => end > from)
      const last = ends.findIndex((end) => end >= from + word.length)
      return typed.slice(first, last + 1).join("")
    })
    .join(" ")
}

/** A mark belongs to the character before it; anything else separates words. */
function getGap(character: string): string {
  return /^\p{M}$/u.test(character) ? "" : " "
}
