import { getElementText, parseDocument, requestPage } from "#tests/support/request-page.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"

/**
 * One kind of page with an example path. `cached` pages are rendered once and served from the
 * cache; `dynamic` pages are rendered for each request; `plain` pages too, but only from data that
 * every page shares.
 */
export type Route = {
  name: string
  path: string
  kind: "cached" | "dynamic" | "plain"
  /** Requested by a signed-in customer. */
  isPrivate: boolean
  /** Shows a single record, for which the API may return 404. */
  isRecord?: boolean
  /** Cached in memory only, so that arbitrary search terms never fill the disk. */
  isForgotten?: boolean
}

const cached = { kind: "cached", isPrivate: false } as const
const dynamicPrivate = { kind: "dynamic", isPrivate: true } as const

/**
 * Lists the shop's kinds of pages, each with an existing example; paths come from the shop's own
 * sitemap.
 */
export async function listRoutes(invoiceId: number): Promise<Route[]> {
  const [pages, groups, articles, products] = await Promise.all(
    ["pages", "groups", "articles", "products"].map((kind) => listPaths(`/sitemap/${kind}-1.xml`)),
  )
  const product = pick(products, /^\/product\/[^/]+$/)
  const heading = getElementText(parseDocument(await requestPage(product)), "h1") ?? ""
  const [word = ""] = heading.match(/\p{L}{4,}/u) ?? []
  const search = `/search/${word.toLowerCase()}`
  return [
    { name: "home", path: "/", ...cached },
    { name: "CMS page", path: pick(pages, /^\/about/), ...cached },
    { name: "category", path: pick(groups, /^\/shop\/[^/]+$/), ...cached },
    { name: "product", path: product, ...cached },
    { name: "article", path: pick(articles, /^\/blog\/[^/]+$/), ...cached },
    { name: "search", path: search, ...cached, isForgotten: true },
    { name: "gallery", path: pick(pages, /^\/gallery\/[^/]+$/), ...cached },
    { name: "contact", path: "/contact", ...cached },
    { name: "sitemap", path: "/sitemap.xml", kind: "dynamic", isPrivate: false },
    { name: "login", path: "/login", kind: "plain", isPrivate: false },
    { name: "cart", path: "/cart", ...dynamicPrivate },
    { name: "checkout", path: "/checkout", ...dynamicPrivate },
    { name: "profile", path: "/profile", ...dynamicPrivate },
    { name: "orders", path: "/my-account/orders", ...dynamicPrivate },
    { name: "invoice", path: `/invoice/${invoiceId}`, ...dynamicPrivate, isRecord: true },
  ]
}

async function listPaths(sitemap: string): Promise<string[]> {
  const { html } = await requestPage(sitemap)
  return [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname)
}

function pick(paths: readonly string[] | undefined, pattern: RegExp): string {
  const path = paths?.find((each) => pattern.test(each))
  if (path === undefined) {
    throw new Error(`The sitemap of ${getRunningShop().origin} has no address like ${pattern}.`)
  }
  return path
}
