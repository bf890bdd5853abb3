import { buildSearchPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath, defaultLocale, locales } from "#lib/contract/languages.ts"

/** First segments of paths of files, APIs or tokens, which are never normalised. */
const nonPageSegments: ReadonlySet<string> = new Set([
  "_next",
  "api",
  "assets",
  "brand",
  "v",
  "oauth",
  "pay",
  "auth",
  "enter",
  "sitemap",
  "feeds",
  "social",
  "preview",
  ".well-known",
])
/** Pages whose further segments may be tokens, which are case-sensitive. */
const tokenPages: ReadonlySet<string> = new Set([
  "invoice",
  "show-invoice",
  "print-tickets",
  "print-voucher",
  "order-status",
  "review",
  "payment-return",
  "wish-list",
])
const indexFile = /^(?:index|default)\.(?:html?|php|aspx?)$/i
const file = /\.[a-z][a-z0-9]{0,10}$/i

/**
 * Returns the canonical form of a page's path, percent-encoded, to which all other forms redirect:
 * lower case, no repeated or trailing slashes, no prefix for English, no number of a first page, no
 * index file. Returns the path itself if it is canonical already, null if it is no page.
 */
export function resolveCanonicalPath(path: string): string | null {
  const segments = path.split("/").flatMap((segment) => {
    const decoded = decodeSegment(segment)
    return decoded === "" ? [] : [decoded]
  })
  const [first = ""] = segments
  if (nonPageSegments.has(first.toLowerCase())) return null
  const language = locales.find((locale) => locale.toLowerCase() === first.toLowerCase())
  const rest = language === undefined ? segments : segments.slice(1)
  if (language === defaultLocale)
    return resolveCanonicalPath(`/${rest.map(encodeURIComponent).join("/")}`)
  while (indexFile.test(rest.at(-1) ?? "")) rest.pop()
  if (file.test(rest.at(-1) ?? "")) return null
  return buildLocalePath(language ?? defaultLocale, buildCanonicalPagePath(rest))
}

function buildCanonicalPagePath(segments: readonly string[]): string {
  const [first = "", ...rest] = segments
  const page = first.toLowerCase()
  if (page === "search") return buildCanonicalSearchPath(rest)
  if (tokenPages.has(page)) return join([page, ...rest])
  const lower = segments.map((segment) => segment.toLowerCase())
  const [, second, third, ...more] = lower
  if (lower.length === 1 && page === "home") return "/"
  const isPaged = third === "reviews" || third === "questions"
  if (page === "product" && isPaged && more.length <= 2 && more.at(-1) === "1")
    return join(lower.slice(0, -1))
  if (more.length === 0 && third === "1") {
    if (page === "shop" || page === "shop-christmas") return join(lower.slice(0, 2))
    if (page === "blog" && second === "page") return "/blog"
  }
  return join(lower)
}

/**
 * Returns the canonical path of a search. Preserves the case of the terms, which the page shows as
 * they were typed. Terms that consist of spaces are no search and remain unchanged.
 */
function buildCanonicalSearchPath([terms, page, ...more]: readonly string[]): string {
  if (terms === undefined) return "/search"
  const path = buildSearchPath(terms)
  if (path === "/search")
    return join(["search", terms, ...(page === undefined ? [] : [page, ...more])])
  if (page === undefined || (page === "1" && more.length === 0)) return path
  return `${path}${join([page, ...more])}`
}

function join(segments: readonly string[]): string {
  return `/${segments.map(encodeURIComponent).join("/")}`
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
