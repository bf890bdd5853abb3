import { buildLocalePath, isLocale } from "#lib/contract/languages.ts"

/** The same path and query in another language. It never leaves the site, whatever the path holds. */
export function moveToLocale(address: string, locale: string): string {
  const at = address.search(/[?#]/)
  const [path, rest] = at === -1 ? [address, ""] : [address.slice(0, at), address.slice(at)]
  const [, first = ""] = path.split("/")
  const own = isLocale(first) ? path.slice(first.length + 1) : path
  return buildLocalePath(locale, `/${own.replace(/^[/\\]+/, "")}`) + rest
}
