import { isPrivatePath } from "#lib/auth/private-paths.ts"
import { resolveForTier } from "#tests/tiers.ts"
import { fetchShopApiBody } from "./fetch-shop-api-body.ts"
import { listLastingProducts } from "./lasting-products.ts"
import { type PageResponse, requestPage } from "./request-page.ts"
import { requestReachablePages } from "./request-reachable-pages.ts"

const pagesOfOneKind = [
  "/",
  "/shop",
  "/shop/resin",
  "/shop-christmas",
  "/blog",
  "/about",
  "/contact",
  "/faq",
  "/gallery",
  "/privacy-policy",
]

/** Returns the paths of public pages, one of each kind. All of them are part of the build. */
export async function listPageKinds(): Promise<string[]> {
  const [products, articles] = await Promise.all([
    listLastingProducts(1),
    fetchShopApiBody("listArticles", { query: { page_size: 1 } }),
  ])
  return [
    ...pagesOfOneKind,
    ...products.map(({ slug }) => `/product/${slug}`),
    ...articles.data.map(({ slug }) => `/blog/${slug}`),
  ]
}

/** Returns the responses of public pages: one of each kind in tier core, all in tier full. */
export async function fetchPublicPages(origin?: string): Promise<PageResponse[]> {
  const options = origin === undefined ? {} : { origin }
  const visitKinds = async () =>
    Promise.all((await listPageKinds()).map((path) => requestPage(path, options)))
  const visitAll = async () =>
    (await requestReachablePages(origin)).filter(({ path }) => !isPrivatePath(path))
  return resolveForTier({ core: visitKinds, full: visitAll })()
}
