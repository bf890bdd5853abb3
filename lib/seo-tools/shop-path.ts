const controlOrBackslash = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u

/**
 * Returns path and query of a URL of this shop, without its fragment. Accepts a path or an absolute
 * URL below `siteUrl`. Null for every other host and for anything that could be read as one.
 */
export function parseShopPath(text: string, siteUrl: string): string | null {
  const trimmed = text.trim()
  if (trimmed === "" || controlOrBackslash.test(trimmed) || trimmed.startsWith("//")) return null
  const isPath = trimmed.startsWith("/")
  if (!isPath && !/^https?:\/\/[^/]/i.test(trimmed)) return null
  if (!URL.canParse(trimmed, siteUrl)) return null
  const url = new URL(trimmed, siteUrl)
  if (url.origin !== new URL(siteUrl).origin || url.username !== "" || url.password !== "")
    return null
  // Dot segments are resolved by now and may have left what a browser reads as another host.
  return url.pathname.startsWith("//") ? null : `${url.pathname}${url.search}`
}
