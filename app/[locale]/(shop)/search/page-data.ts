import type { Metadata } from "next"
import { getTranslations } from "next-intl/server"
import { cache } from "react"
import { getSearchFacets } from "#lib/api/product-lists.ts"
import { searchProducts } from "#lib/api/products.ts"
import { getSite } from "#lib/api/site.ts"
import type { Group } from "#lib/catalogue/group.ts"
import { getPageCount } from "#lib/catalogue/pagination.ts"
import { productsPerPage, type SearchPage } from "#lib/catalogue/product.ts"
import type { ProductFacets } from "#lib/catalogue/product-facets.ts"
import { parseSearchSegment } from "#lib/catalogue/search-query.ts"
import { buildSearchPath } from "#lib/catalogue/shop-paths.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { listMainCategories } from "#lib/site/site.ts"

export type SearchResults = {
  query: string
  page: number
  pageCount: number
  matches: SearchPage
  facets: ProductFacets
}

/** Returns one page of the results for a URL segment; null if there is no such page. */
export const getSearchResults = cache(
  async (locale: string, segment: string, page: number): Promise<SearchResults | null> => {
    const query = parseSearchSegment(segment)
    if (query === null) return null
    const [matches, facets] = await Promise.all([
      searchProducts(query, page, locale),
      getSearchFacets(query, locale),
    ])
    const pageCount = getPageCount(matches.count, productsPerPage)
    return page <= pageCount ? { query, page, pageCount, matches, facets } : null
  },
)

/** Returns the categories that the search page suggests. */
export async function listPopularCategories(locale: string): Promise<Group[]> {
  return listMainCategories(await getSite(locale))
}

/** Builds the metadata of a search page, which is `noindex`. */
export async function getSearchMetadata(
  locale: string,
  results: SearchResults | null,
): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: "search" })
  return buildMetadata(await getSite(locale), {
    path: results ? buildSearchPath(results.query, results.page) : "/search",
    locale,
    title: results ? t("resultsTitle", { query: results.query }) : t("title"),
    description: "",
    isUnlisted: true,
  })
}
