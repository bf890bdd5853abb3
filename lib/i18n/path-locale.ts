import { buildLocalePath, defaultLocale, isLocale, type Locale } from "#lib/contract/languages.ts"

/** Returns the locale of a public path; English without a prefix. */
export function getPathLocale(path: string): Locale {
  const first = /^\/([^/?#]*)/.exec(path)?.[1] ?? ""
  return isLocale(first) ? first : defaultLocale
}

/**
 * Returns the same path and query in another locale. The result always stays on the site, even for
 * malicious paths.
 */
export function resolvePathInLocale(address: string, locale: string): string {
  const at = address.search(/[?#]/)
  const [path, rest] = at === -1 ? [address, ""] : [address.slice(0, at), address.slice(at)]
  const [, first = ""] = path.split("/")
  const own = isLocale(first) ? path.slice(first.length + 1) : path
  return buildLocalePath(locale, `/${own.replace(/^[/\\]+/, "")}`) + rest
}
