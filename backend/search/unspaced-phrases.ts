import { isUnspaced } from "./language-words.ts"

/** Maximum number of characters of a phrase that is found inside a text without spaces. */
const maxPhraseCharacters = 20

const leadingParticle = /^(?:\p{sc=Hira}{1,2}(?!\p{sc=Hira})|的)/u
const trailingParticle = /(?:(?<!\p{sc=Hira})\p{sc=Hira}{1,2}|的)$/u
/** What is left if a longer word was cut: a single character of a syllabary. */
const fragment = /^[\p{sc=Hira}\p{sc=Kana}ー]$/u
const unspacedPart = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]{2,}/gu

/** Lists the phrases that may be inside the parts without spaces: two to twenty characters. */
export function listUnspacedPhrases(words: readonly string[]): string[] {
  const parts = words.flatMap((word) => word.match(unspacedPart) ?? [])
  return [...new Set(parts.flatMap((part) => listRuns([...part]).map(({ text }) => text)))]
}

/**
 * Cuts words at the phrases without spaces that `isWanted` accepts, the longest first; particles
 * beside them are left out. A word is not cut if it is a wanted phrase, or if a part of another word
 * would be left.
 */
export function cutUnspaced(
  words: readonly string[],
  isWanted: (phrase: string) => boolean,
): string[] {
  return words.flatMap((word) => (isWanted(word) ? [word] : cutWord(word, isWanted)))
}

function cutWord(word: string, isWanted: (phrase: string) => boolean): string[] {
  if (word.search(unspacedPart) < 0) return [word]
  const characters = [...word]
  for (const { text, from, to } of listRuns(characters)) {
    if (!isUnspaced(text) || !isWanted(text)) continue
    const before = characters.slice(0, from).join("").replace(trailingParticle, "")
    const after = characters.slice(to).join("").replace(leadingParticle, "")
    if (fragment.test(before) || fragment.test(after)) continue
    const cut = (part: string) => (part === "" ? [] : cutUnspaced([part], isWanted))
    return [...cut(before), text, ...cut(after)]
  }
  return [word]
}

/** Lists the runs of two to twenty characters, the longest first, then from the beginning. */
function listRuns(characters: readonly string[]): { text: string; from: number; to: number }[] {
  const runs = []
  for (let size = Math.min(maxPhraseCharacters, characters.length); size > 1; size--) {
    for (let from = 0; from + size <= characters.length; from++) {
      const to = from + size
      runs.push({ text: characters.slice(from, to).join(""), from, to })
    }
  }
  return runs
}
