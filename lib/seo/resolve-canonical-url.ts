import { isLocale } from "#lib/contract/languages.ts"
import { buildSiteUrl } from "./site-url.ts"

/**
 * The address a page is to be known by: what marketing set if it is a web address or a path of the
 * shop, in the page's language where the path names none; else the page's own.
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
