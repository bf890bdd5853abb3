import type { PageKind } from "../budgets.ts"
import { removeScripts } from "./script-free-proxy.ts"

const tilesOfFullPage = 12
const severalPictures = 3
/** Limit of pages that the benchmark reads to find those it measures. */
const maxPagesSearched = 60

type Fetch = (path: string) => Promise<string>

/** The pages to measure, as paths; a missing kind means that the shop has none. */
export type ShopPages = Partial<Record<PageKind, string>>

/**
 * Finds, through the shop's own links: the home page, the first category with 12 products on its
 * page (else the fullest), a product of it with at least three photos, and the first article.
 */
export async function findBenchPages(fetchPage: Fetch): Promise<ShopPages> {
  const category = await findCategory(fetchPage)
  const product = category ? await findProduct(fetchPage, category.products) : null
  const [article] = listHtmlLinks(await fetchPage("/blog"), "/blog/")
  return {
    home: "/",
    ...(category && { category: category.path }),
    ...(product !== null && { product }),
    ...(article !== undefined && { article }),
  }
}

type Category = { path: string; products: string[] }

async function findCategory(fetchPage: Fetch): Promise<Category | null> {
  const paths = listHtmlLinks(await fetchPage("/shop"), "/shop/")
  let fullest: Category | null = null
  for (let next = 0; next < Math.min(paths.length, maxPagesSearched); next += 1) {
    const path = paths[next] ?? ""
    const html = await fetchPage(path)
    const products = listHtmlLinks(html, "/product/")
    if (products.length === tilesOfFullPage) return { path, products }
    if (products.length > (fullest?.products.length ?? 0)) fullest = { path, products }
    paths.push(...listHtmlLinks(html, "/shop/").filter((below) => !paths.includes(below)))
  }
  return fullest
}

async function findProduct(fetchPage: Fetch, paths: readonly string[]): Promise<string | null> {
  let best: { path: string; pictures: number } | null = null
  for (const path of paths.slice(0, maxPagesSearched)) {
    const pictures = getProductImageCount(await fetchPage(path))
    if (pictures >= severalPictures) return path
    if (best === null || pictures > best.pictures) best = { path, pictures }
  }
  return best?.path ?? null
}

/** Builds a function that fetches a shop's pages as HTML and throws on a status outside 200–299. */
export function buildPageReader(origin: string, signal: AbortSignal): Fetch {
  return async (path) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(60_000)])
    const response = await fetch(`${origin}${path}`, { signal: limit })
    if (!response.ok) throw new Error(`${origin}${path} returned ${response.status}`)
    return response.text()
  }
}

/** Lists the paths that a page's own content links to, each once, in the order of the page. */
export function listHtmlLinks(html: string, prefix: string): string[] {
  const hrefs = removeScripts(readMain(html)).matchAll(/<a\b[^>]*?\bhref="([^"]*)"/gi)
  const paths = [...hrefs].map(([, href = ""]) => href.split(/[?#]/)[0] ?? "")
  return [...new Set(paths.filter((path) => path.startsWith(prefix) && path !== prefix))]
}

/**
 * Returns the number of different images of the product itself on a product page, without related
 * products.
 */
export function getProductImageCount(html: string): number {
  const [own = ""] = removeScripts(readMain(html)).split(/you may also be interested in/i)
  const hashes = [...own.matchAll(/\/assets\/i\/([0-9a-f]{32})\//g)].map(([, hash]) => hash)
  return new Set(hashes).size
}

function readMain(html: string): string {
  return /<main\b[\s\S]*<\/main>/i.exec(html)?.[0] ?? html
}
