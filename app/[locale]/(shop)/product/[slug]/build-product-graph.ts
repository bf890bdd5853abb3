import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import type { GraphPage } from "#lib/seo/graph/graph-part.ts"
import type { ProductPageData } from "./page-data.ts"

/** Builds the structured data of a product page: breadcrumbs, product and offer. */
export function buildProductGraph(data: ProductPageData, locale: string): GraphPage {
  const { facts, trails, delivery, isSelling } = data
  const { product, photos } = facts
  const own = { name: product.name, href: null }
  return {
    kind: "ItemPage",
    path: buildProductPath(product.slug),
    locale,
    name: product.name,
    picture: photos[0]?.picture ?? null,
    trails: trails.map((steps) => [...steps, own]),
    main: [{ kind: "product", product, delivery, isSelling }],
  }
}
