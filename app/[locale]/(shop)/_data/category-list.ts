import type { BreadcrumbStep, Group } from "#lib/catalogue/group.ts"
import { getPageCount } from "#lib/catalogue/pagination.ts"
import { type ProductPage, productsPerPage } from "#lib/catalogue/product.ts"
import type { ProductFacets } from "#lib/catalogue/product-facets.ts"
import { buildGroupPath } from "#lib/catalogue/shop-paths.ts"
import { buildProductListPart, type GraphPage, type GraphPart } from "#lib/seo/graph/graph-part.ts"

/** A category, where it is in its tree, and its subcategories. */
export type CategoryPlace = Pick<CategoryList, "root" | "group" | "steps" | "categories">

/** Content of a category page: subcategories, products, or both. */
export type CategoryList = {
  /** Slug of the root category, which the URLs of the page and its tiles begin with. */
  root: string
  group: Group
  /** Breadcrumbs down to and including this page. */
  steps: readonly BreadcrumbStep[]
  categories: readonly Group[]
  products: ProductPage | null
  /** What the products can be filtered by; null for a list of categories. */
  facets: ProductFacets | null
  /** Products come before the subcategories, which are another route to them. */
  showsProductsFirst?: boolean
  page: number
}

/** Returns the number of pages that the list's products fill; 1 for a list of categories. */
export function getListPageCount({ products }: Pick<CategoryList, "products">): number {
  return getPageCount(products?.count ?? 0, productsPerPage)
}

/** Builds the path of a page of the list, the current page by default. */
export function buildListPath(list: CategoryList, page: number = list.page): string {
  return buildGroupPath(list.root, list.group.slug, page)
}

/** Returns the list; null if its page is past the last. */
export function resolveListPage(list: CategoryList): CategoryList | null {
  return list.page <= getListPageCount(list) ? list : null
}

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
