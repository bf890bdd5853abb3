import { defaultLocale, getLanguageTag, isLocale, type Locale } from "#lib/contract/languages.ts"

/** Name of the cookie that stores the language, and of the form field that sets it. */
export const languageField = "language"
const maxAgeSeconds = 365 * 86_400

/** Returns the language in a Cookie header; null if absent or not supported. */
export function parseLanguageCookie(cookies: string | undefined): Locale | null {
  const start = `${languageField}=`
  const cookie = (cookies ?? "").split(/;\s*/).find((text) => text.startsWith(start))
  const value = cookie?.slice(start.length) ?? ""
  return isLocale(value) ? value : null
}

/** Returns the Set-Cookie header that stores a language for a year. */
export function buildLanguageSetCookie(locale: Locale, isSecure: boolean): string {
  return [
    `${languageField}=${locale}`,
    "Path=/",
    `Max-Age=${maxAgeSeconds}`,
    "HttpOnly",
    "SameSite=Lax",
    ...(isSecure ? ["Secure"] : []),
  ].join("; ")
}

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

/** The languages whose content is complete, and the name of the others, whose content is English. */
export type ContentLanguages = { complete: readonly string[]; othersName: string }

/**
 * Returns the buttons of the language menu as HTML, with the current language marked. Languages with
 * English content follow below their name, unless all have. As React elements every page would
 * contain them twice, the second time in its RSC payload.
 */
export function buildLanguageButtons(
  locale: string,
  { complete, othersName }: ContentLanguages = { complete: [], othersName: "" },
): string {
  const all = Object.entries(languageNames)
  if (complete.length === 0) return buildButtons(all, locale)
  const isComplete = ([language]: [string, string]) =>
    language === defaultLocale || complete.includes(language)
  const others = all.filter((entry) => !isComplete(entry))
  const note = others.length === 0 ? "" : `<p>${othersName}</p>`
  return `${buildButtons(all.filter(isComplete), locale)}${note}${buildButtons(others, locale)}`
}

function buildButtons(entries: readonly [string, string][], locale: string): string {
  return entries
    .map(([language, name]) => {
      const mark = language === locale ? " aria-current=true" : ""
      return `<button name=${languageField} value=${language} lang=${getLanguageTag(language)}${mark}>${name}</button>`
    })
    .join("")
}
