import type { Locale } from "#lib/contract/languages.ts"

/** Native name of each language, in the order of the language menu, for readers of Latin script. */
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
