import type { Locale } from "#lib/contract/languages.ts"

/** What each language calls itself, in the order in which readers of Latin script look for theirs. */
export const languageNames: Readonly<Record<Locale, string>> = {
  id: "Bahasa Indonesia",
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  uz: "Oʻzbekcha",
  pl: "Polski",
  pt: "Português (Brasil)",
  vi: "Tiếng Việt",
  tr: "Türkçe",
  ru: "Русский",
  uk: "Українська",
  ka: "ქართული",
  ar: "العربية",
  ko: "한국어",
  zh: "简体中文",
  ja: "日本語",
}
