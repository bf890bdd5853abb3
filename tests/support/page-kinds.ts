import { isPrivateAddress } from "#lib/session/private-paths.ts"
import { pickForTier } from "#tests/tiers.ts"
import { listLastingProducts } from "./lasting-products.ts"
import { readApi } from "./read-api.ts"
import { type Visit, visit } from "./visit.ts"
import { walkShop } from "./walk-shop.ts"

const pagesOfOneKind = [
  ...["/", "/shop", "/shop/resin", "/shop-christmas", "/blog", "/about", "/contact", "/faq"],
  ...["/gallery", "/privacy-policy"],
]

/** Returns the paths of public pages, one of each kind. All of them are part of the build. */
export async function listPageKinds(): Promise<string[]> {
  const [products, articles] = await Promise.all([
    listLastingProducts(1),
    readApi("listArticles", { query: { page_size: 1 } }),
  ])
  return [
    ...pagesOfOneKind,
    ...products.map(({ slug }) => `/product/${slug}`),
    ...articles.data.map(({ slug }) => `/blog/${slug}`),
  ]
}

/** Returns the responses of public pages: one of each kind in tier core, all in tier full. */
export async function visitPublicPages(origin?: string): Promise<Visit[]> {
  const options = origin === undefined ? {} : { origin }
  const visitKinds = async () =>
    Promise.all((await listPageKinds()).map((path) => visit(path, options)))
  const visitAll = async () =>
    (await walkShop(origin)).filter(({ path }) => !isPrivateAddress(path))
  return pickForTier({ core: visitKinds, full: visitAll })()
}
