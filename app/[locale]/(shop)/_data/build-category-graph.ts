import { buildGroupPath } from "#lib/catalogue/shop-paths.ts"
import { buildProductListPart } from "#lib/seo/graph/build-product-list-part.ts"
import type { GraphPage, GraphPart } from "#lib/seo/graph/graph-part.ts"
import { buildListPath, type CategoryList } from "./category-list.ts"

/** Builds the structured data of a category page: breadcrumbs, subcategories and products. */
export function buildCategoryGraph(list: CategoryList, locale: string): GraphPage {
  const { root, group, steps, categories, products } = list
  const entries = categories.map(({ name, slug }) => ({ name, path: buildGroupPath(root, slug) }))
  const productLists: GraphPart[] = products ? [buildProductListPart("", products.tiles)] : []
  return {
    kind: "CollectionPage",
    path: buildListPath(list),
    locale,
    name: group.name,
    trails: [steps],
    main: [{ kind: "list", name: "", entries }, ...productLists],
  }
}
