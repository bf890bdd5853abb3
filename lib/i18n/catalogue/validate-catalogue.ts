import { defaultLocale, getLanguageTag } from "#lib/contract/languages.ts"
import type { CatalogueIssue, Texts } from "./flatten-catalogue.ts"
import { parseMessage } from "./parse-message.ts"
import { listPluralIssues } from "./plural-issues.ts"
import { listPunctuationIssues } from "./punctuation-issues.ts"
import { listScriptIssues } from "./script-issues.ts"
import { canEqualEnglish } from "./untranslated-terms.ts"
import { listWidthIssues } from "./width-issues.ts"

/** Returns all issues of a language's texts, compared with the English ones. */
export function validateCatalogue(locale: string, english: Texts, texts: Texts): CatalogueIssue[] {
  const missing = [...english.keys()].filter((key) => !texts.has(key))
  const superfluous = [...texts.keys()].filter((key) => !english.has(key))
  const order = [...english.keys()].filter((key) => texts.has(key))
  const moved = [...texts.keys()]
    .filter((key) => english.has(key))
    .find((key, at) => key !== order[at])
  return [
    ...(moved ? [{ key: moved, issue: "stands elsewhere than in English" }] : []),
    ...missing.map((key) => ({ key, issue: "is missing" })),
    ...superfluous.map((key) => ({ key, issue: "is not among the English texts" })),
    ...[...texts].flatMap(([key, text]) => {
      const original = english.get(key)
      const issues = original === undefined ? [] : checkText(locale, key, original, text)
      return issues.map((issue) => ({ key, issue }))
    }),
  ]
}

function checkText(locale: string, key: string, english: string, text: string): string[] {
  const message = parseMessage(text)
  if ("error" in message) return [`is no ICU message: ${message.error}`]
  const original = parseMessage(english)
  const issues = [
    ...listPunctuationIssues(text, english, locale),
    ...message.counted.flatMap((counted) => listPluralIssues(counted, getLanguageTag(locale))),
    ...listWidthIssues(key, message.words),
  ]
  if (locale === defaultLocale || "error" in original) return issues
  const [has, needs] = [message.places.join(" "), original.places.join(" ")]
  if (has !== needs) issues.push(`has the places ${has || "none"}, English has ${needs || "none"}`)
  if (text !== english) return [...issues, ...listScriptIssues(message.words, locale)]
  return canEqualEnglish(english, message.words, locale) ? issues : [...issues, "is still English"]
}
