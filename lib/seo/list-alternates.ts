import { defaultLocale, locales } from "#lib/i18n/locales.ts"
import { buildSiteUrl } from "./site-url.ts"

/**
 * The page's address in every language by its code, and English as `x-default`; null while the shop
 * speaks one language.
 */
export function listAlternates(
  path: string,
  languages: readonly string[] = locales,
): Record<string, string> | null {
  if (languages.length < 2) return null
  const entries = languages.map((language) => [language, buildSiteUrl(path, language)] as const)
  return Object.fromEntries([...entries, ["x-default", buildSiteUrl(path, defaultLocale)]])
}
