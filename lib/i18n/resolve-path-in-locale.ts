import { buildLocalePath, isLocale } from "#lib/contract/languages.ts"

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
