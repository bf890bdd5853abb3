/** Languages the shop is offered in: the storefront and the back end have their texts in each. */
// biome-ignore format: one line tells them apart as well as eighteen
export const locales = ["en", "ar", "de", "es", "fr", "id", "it", "ja", "ka", "ko", "pl", "pt", "ru", "tr", "uk", "uz", "vi", "zh"] as const
export const defaultLocale = "en"
export type Locale = (typeof locales)[number]

/** Whether the text names a language the shop is offered in. */
export function isLocale(text: string): text is Locale {
  return (locales as readonly string[]).includes(text)
}

/** Where the reader's country says how a language is written, and how it writes dates and numbers. */
const tags: Readonly<Record<string, string>> = { en: "en-AU", pt: "pt-BR", zh: "zh-Hans" }

/** A language of the shop as BCP 47 names it: "en-AU", "de", "pt-BR", "zh-Hans". */
export function getLanguageTag(locale: string): string {
  return tags[locale] ?? locale
}

/** Which way a language is written. */
export function getDirection(locale: string): "ltr" | "rtl" {
  return /^(?:ar|fa|he|ur)(?:-|$)/.test(locale) ? "rtl" : "ltr"
}

/** The path a visitor of this language sees: English has no prefix, the others begin with theirs. */
export function buildLocalePath(locale: string, path: string): string {
  if (locale === defaultLocale) return path
  return path === "/" ? `/${locale}` : `/${locale}${path}`
}
