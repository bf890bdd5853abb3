import { listOwnWords } from "./untranslated-terms.ts"

/** The script of each language. Languages in Latin script are not listed. */
const own: Readonly<Record<string, RegExp>> = {
  ar: /\p{sc=Arabic}/u,
  ja: /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u,
  ka: /\p{sc=Georgian}/u,
  ko: /\p{sc=Hangul}/u,
  ru: /\p{sc=Cyrillic}/u,
  uk: /\p{sc=Cyrillic}/u,
  zh: /\p{sc=Han}/u,
}

/** Scripts to detect in texts of other languages. */
const scripts = {
  Arabic: /\p{sc=Arabic}/u,
  Cyrillic: /\p{sc=Cyrillic}/u,
  Georgian: /\p{sc=Georgian}/u,
  Greek: /\p{sc=Greek}/u,
  Hangul: /\p{sc=Hangul}/u,
  Han: /\p{sc=Han}/u,
  kana: /[\p{sc=Hiragana}\p{sc=Katakana}]/u,
}

/** Characters that look right but belong to a similar language. */
const neighbours: Readonly<Record<string, RegExp>> = {
  ru: /[іїєґ]/iu,
  uk: /[ыэъё]/iu,
  uz: /a’[lz]|(?<!\.or)[og]['’`]|[ğşçäıćś]/iu,
  tr: /[og]ʻ|[őäß]/iu,
}

const wideMarks = /[\u3000-\u303f\uff01-\uff60]/u
const sharesWideMarks = new Set(["ja", "ko", "zh"])

/**
 * Returns an issue for each script or character set that the language does not use. `words`
 * excludes placeholders.
 */
export function listScriptIssues(words: string, locale: string): string[] {
  const expectedScript = own[locale]
  const hasOwnWords = listOwnWords(words).length > 0
  const foreign = Object.entries(scripts).filter(
    ([, script]) => script.test(words) && !belongs(script, locale),
  )
  const mixed = /\p{sc=Cyrillic}\p{M}*\p{sc=Latin}|\p{sc=Latin}\p{M}*\p{sc=Cyrillic}/u.exec(words)
  return [
    ...(expectedScript && hasOwnWords && !expectedScript.test(words)
      ? ["has no characters of the language's script"]
      : []),
    ...foreign.map(([name]) => `has ${name} characters`),
    ...(mixed ? [`has Latin and Cyrillic characters in one word, at "${mixed[0]}"`] : []),
    ...(neighbours[locale]?.test(words) ? ["has characters of a similar language"] : []),
    ...(wideMarks.test(words) && !sharesWideMarks.has(locale) ? ["has East Asian marks"] : []),
  ]
}

/** True if the pattern matches the language's own alphabet. */
function belongs(script: RegExp, locale: string): boolean {
  const alphabet: Readonly<Record<string, string>> = {
    ar: "س",
    ja: "字かカ",
    ka: "ა",
    ko: "가",
    ru: "б",
    uk: "б",
    zh: "字",
  }
  return script.test(alphabet[locale] ?? "")
}
