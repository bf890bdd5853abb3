import { type ListSource, listFilteredProducts } from "#lib/api/product-lists.ts"
import { type ComparedProduct, getComparedProduct } from "#lib/api/products.ts"
import { type CompareQuery, parseCompareQuery } from "#lib/catalogue/compare-query.ts"
import { defaultListQuery } from "#lib/catalogue/list-query.ts"
import type { ProductTile } from "#lib/catalogue/product.ts"

export type Comparison = {
  query: CompareQuery
  products: readonly ComparedProduct[]
  /** True if the URL names products that are not in the shop. */
  hasMissing: boolean
  /** Products of the category to choose from. */
  offered: readonly ProductTile[]
}

/** Returns the products that the URL names, and those that can be added to them. */
export async function getComparison(
  locale: string,
  params: Record<string, string | string[] | undefined>,
): Promise<Comparison> {
  const query = parseCompareQuery(params)
  const found = await Promise.all(query.products.map((slug) => getComparedProduct(slug, locale)))
  const products = found.filter((product) => product !== null)
  const group = query.group ?? products.find((product) => product.group !== null)?.group ?? null
  return {
    query,
    products,
    hasMissing: products.length < found.length,
    offered: group === null ? [] : await listOffered(locale, { group }, query.page),
  }
}

async function listOffered(
  locale: string,
  source: ListSource,
  page: number,
): Promise<readonly ProductTile[]> {
  return (await listFilteredProducts(source, defaultListQuery.choice, page, locale)).tiles
}
