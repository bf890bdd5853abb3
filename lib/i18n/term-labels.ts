import { defaultLocale } from "#lib/contract/languages.ts"

/** Translations of terms, by the English term; absent on English pages. */
export type TermLabels = Readonly<Record<string, string>>

/**
 * Returns how a page in this language shows English terms that belong together, such as a question and
 * its choices: in its language if it has a label for each, else all in English, with their `lang`.
 */
export function resolveTermLabels(
  terms: readonly string[],
  labels: TermLabels = {},
  locale: string,
): { texts: string[]; lang?: string } {
  if (locale === defaultLocale) return { texts: [...terms] }
  const texts = terms.flatMap((term) => (Object.hasOwn(labels, term) ? (labels[term] ?? []) : []))
  return texts.length === terms.length ? { texts } : { texts: [...terms], lang: defaultLocale }
}
