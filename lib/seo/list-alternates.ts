import { defaultLocale, getLanguageTag, locales } from "#lib/contract/languages.ts"
import { buildSiteUrl } from "./site-url.ts"

/**
 * Returns the hreflang alternates of a page: its URL by language tag, and English as `x-default`.
 * Null if the shop has one language.
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

/** Returns the hreflang tag. English has no region: it targets all English readers. */
function buildTag(language: string): string {
  return language === defaultLocale ? language : getLanguageTag(language)
}
