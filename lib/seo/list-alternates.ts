import { defaultLocale, getLanguageTag, locales } from "#lib/contract/languages.ts"
import { buildSiteUrl } from "./site-url.ts"

/**
 * The page's address in every language by its tag, and English as `x-default`; null while the shop
 * speaks one language.
 */
export function listAlternates(
  path: string,
  languages: readonly string[] = locales,
): Record<string, string> | null {
  if (languages.length < 2) return null
  const entries = languages.map(
    (language) => [buildTag(language), buildSiteUrl(path, language)] as const,
  )
  return Object.fromEntries([...entries, ["x-default", buildSiteUrl(path, defaultLocale)]])
}

/** English is for every reader of it, not for Australians only. */
function buildTag(language: string): string {
  return language === defaultLocale ? language : getLanguageTag(language)
}
