/** Scripts that are written without spaces between words. */
const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u
/** Taking words apart is slow, and nobody needs to know more than this of how long a text is. */
const maxCarefulChars = 50_000

/** How many words a reader of its language counts in a text. */
export function countWords(text: string): number {
  if (!spaceless.test(text)) return countSpaced(text)
  const words = new Intl.Segmenter(undefined, { granularity: "word" })
  let count = 0
  for (const { isWordLike } of words.segment(text.slice(0, maxCarefulChars)))
    if (isWordLike) count++
  return count + countSpaced(text.slice(maxCarefulChars))
}

/** What has no letter and no digit, such as a dash between words, is no word. */
function countSpaced(text: string): number {
  return text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
}
