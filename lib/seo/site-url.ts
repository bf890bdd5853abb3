import {
  buildLocalePath,
  defaultLocale,
  getLanguageTag,
  isLocale,
  type Locale,
  locales,
} from "#lib/contract/languages.ts"
import { getEnv } from "#lib/env.ts"

/** Returns the absolute URL of a path. The origin is SITE_URL, regardless of the request's host. */
export function buildSiteUrl(path: string, locale = "en"): string {
  return new URL(buildLocalePath(locale, path), getEnv().SITE_URL).href
}

/**
 * Returns the canonical URL of a page: the configured one if it is an HTTP URL or a path of the
 * shop, else the URL of the page. A path without a language prefix gets the page's language.
 */
export function resolveCanonicalUrl(configured: string, path: string, locale: string): string {
  const selfUrl = buildSiteUrl(path, locale)
  const trimmed = configured.trim()
  if (trimmed === "" || !URL.canParse(trimmed, selfUrl)) return selfUrl
  const isPath = trimmed.startsWith("/") && !/^\/[/\\]/.test(trimmed)
  if (isPath) return buildSiteUrl(trimmed, isLocale(trimmed.split("/")[1] ?? "") ? "en" : locale)
  const url = new URL(trimmed, selfUrl)
  return /^https?:$/.test(url.protocol) ? url.href : selfUrl
}

/** Lists the languages in which a page is published: English, and those in which it is complete. */
export function listPublishedLocales(completeLanguages: readonly string[] = []): Locale[] {
  return locales.filter((locale) => locale === defaultLocale || completeLanguages.includes(locale))
}

/**
 * Returns the hreflang alternates of a page in these languages: its URL by language tag, and English
 * as `x-default`. Null if there is only one.
 */
export function listAlternates(
  path: string,
  languages: readonly string[],
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
