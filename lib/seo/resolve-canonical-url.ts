import { isLocale } from "#lib/contract/languages.ts"
import { buildSiteUrl } from "./site-url.ts"

/**
 * Returns the canonical URL of a page: the configured one if it is an HTTP URL or a path of the
 * shop, else the URL of the page. A path without a language prefix gets the page's language.
 */
export function resolveCanonical(configured: string, path: string, locale: string): string {
  const own = buildSiteUrl(path, locale)
  const wanted = configured.trim()
  if (wanted === "" || !URL.canParse(wanted, own)) return own
  const isPath = wanted.startsWith("/") && !/^\/[/\\]/.test(wanted)
  if (isPath) return buildSiteUrl(wanted, isLocale(wanted.split("/")[1] ?? "") ? "en" : locale)
  const url = new URL(wanted, own)
  return /^https?:$/.test(url.protocol) ? url.href : own
}
