import { getRunningShop } from "#tests/support/running-shop.ts"
import { readPage, readText, visit } from "#tests/support/visit.ts"

/**
 * One kind of page with an example path. `cached` pages are rendered once and served from the
 * cache; `dynamic` pages are rendered for each request; `plain` pages too, but only from data that
 * every page shares.
 */
export type Route = {
  name: string
  path: string
  kind: "kept" | "made" | "plain"
  /** Requested by a signed-in customer. */
  isPrivate: boolean
  /** Shows a single record, for which the API may return 404. */
  isRecord?: boolean
  /** Cached in memory only, so that arbitrary search terms never fill the disk. */
  isForgotten?: boolean
}

const kept = { kind: "kept", isPrivate: false } as const
const own = { kind: "made", isPrivate: true } as const

/**
 * Lists the shop's kinds of pages, each with an existing example; paths come from the shop's own
 * sitemap.
 */
export async function listRoutes(invoiceId: number): Promise<Route[]> {
  const [pages, groups, articles, products] = await Promise.all(
    ["pages", "groups", "articles", "products"].map((kind) => listPaths(`/sitemap/${kind}-1.xml`)),
  )
  const product = pick(products, /^\/product\/[^/]+$/)
  const heading = readText(readPage(await visit(product)), "h1") ?? ""
  const [word = ""] = heading.match(/\p{L}{4,}/u) ?? []
  const search = `/search/${word.toLowerCase()}`
  return [
    { name: "home", path: "/", ...kept },
    { name: "CMS page", path: pick(pages, /^\/about/), ...kept },
    { name: "category", path: pick(groups, /^\/shop\/[^/]+$/), ...kept },
    { name: "product", path: product, ...kept },
    { name: "article", path: pick(articles, /^\/blog\/[^/]+$/), ...kept },
    { name: "search", path: search, ...kept, isForgotten: true },
    { name: "gallery", path: pick(pages, /^\/gallery\/[^/]+$/), ...kept },
    { name: "contact", path: "/contact", ...kept },
    { name: "sitemap", path: "/sitemap.xml", kind: "made", isPrivate: false },
    { name: "login", path: "/login", kind: "plain", isPrivate: false },
    { name: "cart", path: "/cart", ...own },
    { name: "checkout", path: "/checkout", ...own },
    { name: "profile", path: "/profile", ...own },
    { name: "orders", path: "/my-account/orders", ...own },
    { name: "invoice", path: `/invoice/${invoiceId}`, ...own, isRecord: true },
  ]
}

async function listPaths(sitemap: string): Promise<string[]> {
  const { html } = await visit(sitemap)
  return [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname)
}

function pick(paths: readonly string[] | undefined, pattern: RegExp): string {
  const path = paths?.find((each) => pattern.test(each))
  if (path === undefined) {
    throw new Error(`The sitemap of ${getRunningShop().origin} has no address like ${pattern}.`)
  }
  return path
}
