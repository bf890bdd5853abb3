/** A part of a text; `isMatch` marks what the visitor has typed. */
export type TextPart = { text: string; isMatch: boolean }

/**
 * Splits a text at the beginnings of its words that the query has typed, without regard to case and
 * accents.
 */
export function splitMatches(text: string, query: string): TextPart[] {
  const typed = listWords(query).map(({ plain }) => plain)
  const parts: TextPart[] = []
  let end = 0
  for (const { at, word, plain } of listWords(text)) {
    const matched = typed.filter((each) => plain.startsWith(each))
    const length = Math.max(0, ...matched.map((each) => each.length))
    if (length === 0) continue
    const size = getOriginalLength(word, length)
    parts.push({ text: text.slice(end, at), isMatch: false })
    parts.push({ text: text.slice(at, at + size), isMatch: true })
    end = at + size
  }
  parts.push({ text: text.slice(end), isMatch: false })
  return parts.filter((part) => part.text !== "")
}

function listWords(text: string) {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ index, 0: word }) => ({
    at: index,
    word,
    plain: buildPlain(word),
  }))
}

/** Returns how many characters of a word make up the first `length` of its plain form. */
function getOriginalLength(word: string, length: number): number {
  let size = 0
  for (const character of word) {
    if (buildPlain(word.slice(0, size)).length >= length) break
    size += character.length
  }
  return size
}

function buildPlain(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
}
