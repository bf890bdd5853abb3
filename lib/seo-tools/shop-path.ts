import { buildLocalePath, isLocale } from "#lib/contract/languages.ts"

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

/** Parsed input of the studio's search field. */
export type RequestedPage =
  | { kind: "nothing" }
  /** Search terms. */
  | { kind: "words"; words: string }
  /** A path of the shop, with its locale prefix. */
  | { kind: "page"; path: string }
  | { kind: "rejected"; reason: "otherHost" | "malformed" | "tooLong" }

const maxLength = 2_000

/**
 * Parses the input of the studio's search field: a path, a URL below `siteUrl` with or without its
 * scheme, or search terms. A path gets the prefix of `locale` unless it has one.
 */
export function parseRequestedPage(typed: string, locale: string, siteUrl: string): RequestedPage {
  const text = typed.trim()
  if (text === "") return { kind: "nothing" }
  if (text.length > maxLength) return { kind: "rejected", reason: "tooLong" }
  const url = completeUrl(text, siteUrl)
  if (url === null) return { kind: "words", words: text }
  const path = parseShopPath(url, siteUrl)
  if (path !== null) return { kind: "page", path: withLocale(path, locale) }
  return {
    kind: "rejected",
    reason: url.startsWith("/") && !url.startsWith("//") ? "malformed" : "otherHost",
  }
}

/**
 * Returns a path or URL unchanged, `curlew.example/shop` with a scheme, and null for search terms.
 */
function completeUrl(text: string, siteUrl: string): string | null {
  if (text.startsWith("/") || /^[a-z][a-z\d+.-]*:/i.test(text)) {
    const { host } = new URL(siteUrl)
    // "localhost:3000/shop" looks like a URL with the scheme "localhost:".
    return isBelow(text, host) ? `${new URL(siteUrl).protocol}//${text}` : text
  }
  if (isBelow(text, new URL(siteUrl).host)) return `${new URL(siteUrl).protocol}//${text}`
  if (text.includes("\\")) return `/${text}`
  return /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(:\d+)?\//i.test(text) ? `https://${text}` : null
}

function isBelow(text: string, host: string): boolean {
  const lower = text.toLowerCase()
  return lower === host || lower.startsWith(`${host}/`)
}

function withLocale(path: string, locale: string): string {
  const [, first = ""] = path.split(/[/?]/)
  return isLocale(first) ? path : buildLocalePath(locale, path)
}
