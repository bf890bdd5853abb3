import { buildSearchPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath, defaultLocale, locales } from "#lib/contract/languages.ts"

/** First segments below which addresses are files, programs' or tokens', spelled as they are. */
const asTheyAre: ReadonlySet<string> = new Set([
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
/** Pages whose further segments may be tokens, in which capitals count. */
const withTokens: ReadonlySet<string> = new Set([
  "invoice",
  "show-invoice",
  "print-tickets",
  "print-voucher",
  "payment-return",
])
const indexFile = /^(?:index|default)\.(?:html?|php|aspx?)$/i
const file = /\.[a-z][a-z0-9]{0,10}$/i

/**
 * The one spelling of a page's path, percent-encoded, that all its others lead to: lower case, each
 * slash once and none at the end, no language where it is English, no number of a first page, no
 * name of an index file. It may be the path itself. Null for what is not a page.
 */
export function resolveCanonicalPath(path: string): string | null {
  const segments = path.split("/").flatMap((segment) => {
    const decoded = decodeSegment(segment)
    return decoded === "" ? [] : [decoded]
  })
  const [first = ""] = segments
  if (asTheyAre.has(first.toLowerCase())) return null
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
  if (withTokens.has(page)) return join([page, ...rest])
  const lower = segments.map((segment) => segment.toLowerCase())
  const [, second, third, ...more] = lower
  if (lower.length === 1 && page === "home") return "/"
  if (more.length === 0 && third === "1") {
    if (page === "shop" || page === "shop-christmas") return join(lower.slice(0, 2))
    if (page === "blog" && second === "page") return "/blog"
  }
  return join(lower)
}

/**
 * What is searched for keeps its capitals: the page shows it as it was typed. Nothing but spaces is
 * no search, and stays what it is.
 */
function buildCanonicalSearchPath([words, page, ...more]: readonly string[]): string {
  if (words === undefined) return "/search"
  const path = buildSearchPath(words)
  if (path === "/search")
    return join(["search", words, ...(page === undefined ? [] : [page, ...more])])
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
