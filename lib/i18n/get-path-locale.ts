import { defaultLocale, isLocale, type Locale } from "#lib/contract/languages.ts"

/** Returns the locale of a public path; English without a prefix. */
export function getPathLocale(path: string): Locale {
  const first = /^\/([^/?#]*)/.exec(path)?.[1] ?? ""
  return isLocale(first) ? first : defaultLocale
}
