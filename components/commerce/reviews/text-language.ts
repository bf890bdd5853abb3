import { getDirection, getLanguageTag, isLocale } from "#lib/contract/languages.ts"

/** Returns the attributes of a text in another language than the page's; its direction is its own. */
export function buildTextLanguage(
  language: string,
  locale: string,
): { lang?: string; dir?: "ltr" | "rtl" } {
  if (language === locale || !isLocale(language)) return {}
  return { lang: getLanguageTag(language), dir: getDirection(language) }
}
