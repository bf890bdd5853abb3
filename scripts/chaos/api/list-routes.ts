import { getRunningShop } from "#tests/support/running-shop.ts"
import { readPage, readText, visit } from "#tests/support/visit.ts"

/**
 * One kind of page by an address of it. `kept` pages are made once and stand; `made` ones are made for
 * each visit; `plain` ones are too, of nothing but what stands on every page.
 */
export type Route = {
  name: string
  path: string
  kind: "kept" | "made" | "plain"
  /** Is asked for by a customer who is signed in. */
  isPrivate: boolean
  /** Is one record, of which the API may say that there is none. */
  isRecord?: boolean
  /** Is kept in memory alone, so that strangers' wishes never fill the disk. */
  isForgotten?: boolean
}

const kept = { kind: "kept", isPrivate: false } as const
const own = { kind: "made", isPrivate: true } as const

/** The shop's kinds of pages, each by one that is there: addresses come from the shop's own sitemap. */
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
