import { isLocale } from "#lib/contract/languages.ts"
import { buildSiteUrl } from "./site-url.ts"

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
