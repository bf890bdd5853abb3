import { getTranslations, type Translations } from "#backend/texts/translations.ts"
import { defaultLocale, isLocale } from "#lib/contract/languages.ts"

/**
 * Returns the language of an authorize page: the shop's first language in `ui_locales` (OpenID
 * Connect Core 1.0, section 3.1.2.1), else English.
 */
export function resolvePageLanguage(query: unknown): string {
  const isGiven = typeof query === "object" && query !== null && "ui_locales" in query
  const requested = isGiven ? query.ui_locales : null
  const tags = typeof requested === "string" ? requested.slice(0, 200).toLowerCase().split(" ") : []
  return tags.map((tag) => tag.split("-", 1)[0] ?? "").find(isLocale) ?? defaultLocale
}

/** Returns the translations of such a page. */
export function getPageWords(query: unknown): Translations {
  return getTranslations(resolvePageLanguage(query))
}
