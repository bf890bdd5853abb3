import type { PageKind } from "../budgets.ts"
import { countProductPictures, listLinks } from "./read-html.ts"

const tilesOfFullPage = 12
const severalPictures = 3
/** The benchmark looks at no more pages than this to find those it measures. */
const lookLimit = 60

type Fetch = (path: string) => Promise<string>

/** The pages to measure, as paths; an absent kind means that the shop shows none. */
export type ShopPages = Partial<Record<PageKind, string>>

/**
 * Finds, by following the shop's own links: the home page, the first category with 12 products on
 * its page (else the fullest), a product of it with several photos, and the first article.
 */
export async function findPages(fetchPage: Fetch): Promise<ShopPages> {
  const category = await findCategory(fetchPage)
  const product = category ? await findProduct(fetchPage, category.products) : null
  const [article] = listLinks(await fetchPage("/blog"), "/blog/")
  return {
    home: "/",
    ...(category && { category: category.path }),
    ...(product !== null && { product }),
    ...(article !== undefined && { article }),
  }
}

type Category = { path: string; products: string[] }

async function findCategory(fetchPage: Fetch): Promise<Category | null> {
  const paths = listLinks(await fetchPage("/shop"), "/shop/")
  let fullest: Category | null = null
  for (let next = 0; next < Math.min(paths.length, lookLimit); next += 1) {
    const path = paths[next] ?? ""
    const html = await fetchPage(path)
    const products = listLinks(html, "/product/")
    if (products.length === tilesOfFullPage) return { path, products }
    if (products.length > (fullest?.products.length ?? 0)) fullest = { path, products }
    paths.push(...listLinks(html, "/shop/").filter((below) => !paths.includes(below)))
  }
  return fullest
}

async function findProduct(fetchPage: Fetch, paths: readonly string[]): Promise<string | null> {
  let best: { path: string; pictures: number } | null = null
  for (const path of paths.slice(0, lookLimit)) {
    const pictures = countProductPictures(await fetchPage(path))
    if (pictures >= severalPictures) return path
    if (best === null || pictures > best.pictures) best = { path, pictures }
  }
  return best?.path ?? null
}

/** Reads a shop's pages as HTML. Throws when one does not answer 200. */
export function buildPageReader(origin: string, signal: AbortSignal): Fetch {
  return async (path) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(60_000)])
    const answer = await fetch(`${origin}${path}`, { signal: limit })
    if (!answer.ok) throw new Error(`${origin}${path} answered ${answer.status}`)
    return answer.text()
  }
}
