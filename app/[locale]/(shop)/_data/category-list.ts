import type { BreadcrumbStep } from "#lib/catalogue/breadcrumbs.ts"
import type { Group } from "#lib/catalogue/group.ts"
import { countPages } from "#lib/catalogue/pagination.ts"
import { type ProductPage, productsPerPage } from "#lib/catalogue/product.ts"
import { buildGroupPath } from "#lib/catalogue/shop-paths.ts"

/** What a category's page shows: categories to go on to, products, or both. */
export type CategoryList = {
  /** Slug of the root whose addresses the page and its tiles have. */
  root: string
  group: Group
  /** The way down to this page, itself last. */
  steps: readonly BreadcrumbStep[]
  categories: readonly Group[]
  products: ProductPage | null
  /** The products come first: the categories are another way to them. */
  leadsWithProducts?: boolean
  page: number
}

/** How many pages the list's products fill; a list of categories fills one. */
export function countListPages({ products }: Pick<CategoryList, "products">): number {
  return countPages(products?.count ?? 0, productsPerPage)
}

/** The list's own path, with the number of its page. */
export function buildListPath(list: CategoryList, page: number = list.page): string {
  return buildGroupPath(list.root, list.group.slug, page)
}

/** The list, or null where its page is beyond the last one. */
export function resolveListPage(list: CategoryList): CategoryList | null {
  return list.page <= countListPages(list) ? list : null
}
