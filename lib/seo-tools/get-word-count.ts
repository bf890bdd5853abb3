/** Scripts written without spaces between words. */
const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u
/**
 * Segmentation is slow, and no more precision is needed: text beyond this length is split at
 * spaces.
 */
const maxSegmentedChars = 50_000

/** Returns the number of words of a text, as a reader of its language counts them. */
export function getWordCount(text: string): number {
  if (!spaceless.test(text)) return countSpacedWords(text)
  const words = new Intl.Segmenter(undefined, { granularity: "word" })
  let count = 0
  for (const { isWordLike } of words.segment(text.slice(0, maxSegmentedChars)))
    if (isWordLike) count++
  return count + countSpacedWords(text.slice(maxSegmentedChars))
}

/**
 * Counts the words between spaces. A part without alphanumeric characters, such as a dash, is none.
 */
function countSpacedWords(text: string): number {
  return text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
}
