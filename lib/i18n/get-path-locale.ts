import { defaultLocale, isLocale, type Locale } from "#lib/contract/languages.ts"

/** The language of a path that visitors see; without a prefix it is English. */
export function getPathLocale(path: string): Locale {
  const first = /^\/([^/?#]*)/.exec(path)?.[1] ?? ""
  return isLocale(first) ? first : defaultLocale
}
