/** Supported languages: the storefront and the back end have their texts in each. */
// biome-ignore format: one line is as readable as eighteen
export const locales = ["en", "ar", "de", "es", "fr", "id", "it", "ja", "ka", "ko", "pl", "pt", "ru", "tr", "uk", "uz", "vi", "zh"] as const
export const defaultLocale = "en"
export type Locale = (typeof locales)[number]

/** True if the text is the code of a supported language. */
export function isLocale(text: string): text is Locale {
  return locales.some((locale) => locale === text)
}

/**
 * Language tags with a region or script, which determines the script and the format of dates and
 * numbers.
 */
const tags: Readonly<Record<string, string>> = { en: "en-AU", pt: "pt-BR", zh: "zh-Hans" }

/** Returns the BCP 47 tag of a locale: "en-AU", "de", "pt-BR", "zh-Hans". */
export function getLanguageTag(locale: string): string {
  return tags[locale] ?? locale
}

/** Returns the text direction of a language. */
export function getDirection(locale: string): "ltr" | "rtl" {
  return /^(?:ar|fa|he|ur)(?:-|$)/.test(locale) ? "rtl" : "ltr"
}

/** Returns the public path in a locale. English has no prefix, the others start with their own. */
export function buildLocalePath(locale: string, path: string): string {
  if (locale === defaultLocale) return path
  return path === "/" ? `/${locale}` : `/${locale}${path}`
}
