import { defaultLocale, isLocale, type Locale } from "./locales.ts"

/** The language of a path that visitors see; without a prefix it is English. */
export function getPathLocale(path: string): Locale {
  const first = /^\/([^/?#]*)/.exec(path)?.[1] ?? ""
  return isLocale(first) ? first : defaultLocale
}
