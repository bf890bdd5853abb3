import { listOwnWords } from "./kept-words.ts"

/** Letters that a text in the language has. Languages in Latin letters are not named here. */
const own: Readonly<Record<string, RegExp>> = {
  ar: /\p{sc=Arabic}/u,
  ja: /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u,
  ka: /\p{sc=Georgian}/u,
  ko: /\p{sc=Hangul}/u,
  ru: /\p{sc=Cyrillic}/u,
  uk: /\p{sc=Cyrillic}/u,
  zh: /\p{sc=Han}/u,
}

/** Scripts of which a language has no letter, whoever wrote it. */
const scripts = {
  Arabic: /\p{sc=Arabic}/u,
  Cyrillic: /\p{sc=Cyrillic}/u,
  Georgian: /\p{sc=Georgian}/u,
  Greek: /\p{sc=Greek}/u,
  Hangul: /\p{sc=Hangul}/u,
  Han: /\p{sc=Han}/u,
  kana: /[\p{sc=Hiragana}\p{sc=Katakana}]/u,
}

/** Letters that look right and belong to the language's neighbour. */
const neighbours: Readonly<Record<string, RegExp>> = {
  ru: /[іїєґ]/iu,
  uk: /[ыэъё]/iu,
  uz: /a’[lz]|(?<!\.or)[og]['’`]|[ğşçäıćś]/iu,
  tr: /[og]ʻ|[őäß]/iu,
}

const wideMarks = /[\u3000-\u303f\uff01-\uff60]/u
const sharesWideMarks = new Set(["ja", "ko", "zh"])

/** Letters and marks of a text that its language does not use. `words` are without what is filled in. */
export function listScriptFaults(words: string, locale: string): string[] {
  const ownLetters = own[locale]
  const hasOwnWords = listOwnWords(words).length > 0
  const foreign = Object.entries(scripts).filter(
    ([, letters]) => letters.test(words) && !belongs(letters, locale),
  )
  const mixed = /\p{sc=Cyrillic}\p{M}*\p{sc=Latin}|\p{sc=Latin}\p{M}*\p{sc=Cyrillic}/u.exec(words)
  return [
    ...(ownLetters && hasOwnWords && !ownLetters.test(words)
      ? ["has none of the language's own letters"]
      : []),
    ...foreign.map(([name]) => `has ${name} letters`),
    ...(mixed ? [`has Latin and Cyrillic letters in one word, at "${mixed[0]}"`] : []),
    ...(neighbours[locale]?.test(words) ? ["has letters of a neighbouring language"] : []),
    ...(wideMarks.test(words) && !sharesWideMarks.has(locale) ? ["has East Asian marks"] : []),
  ]
}

/** Whether a language's own letters are among these. */
function belongs(letters: RegExp, locale: string): boolean {
  const alphabet: Readonly<Record<string, string>> = {
    ar: "س",
    ja: "字かカ",
    ka: "ა",
    ko: "가",
    ru: "б",
    uk: "б",
    zh: "字",
  }
  return letters.test(alphabet[locale] ?? "")
}
