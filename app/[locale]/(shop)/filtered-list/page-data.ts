import type { Metadata } from "next"
import { redirect } from "next/navigation"
import { getTranslations } from "next-intl/server"
import { cache } from "react"
import {
  type FilteredProducts,
  type ListSource,
  listFilteredProducts,
} from "#lib/api/product-lists.ts"
import { getSite } from "#lib/api/site.ts"
import type { BreadcrumbStep } from "#lib/catalogue/group.ts"
import {
  buildListSearch,
  defaultListQuery,
  type ListQuery,
  parseListQuery,
} from "#lib/catalogue/list-query.ts"
import { getPageCount, parsePageNumber } from "#lib/catalogue/pagination.ts"
import { productsPerPage } from "#lib/catalogue/product.ts"
import { parseSearchSegment } from "#lib/catalogue/search-query.ts"
import {
  buildGroupPath,
  buildSearchPath,
  seasonalRoot,
  shopRoot,
} from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import type { CategoryPlace } from "../_data/category-list.ts"
import { getCategoryCard } from "../_data/shop-cards.ts"
import { getCategoryPlace } from "../shop/page-data.ts"
import { getSeasonalPlace, getSeasonalRoot } from "../shop-christmas/page-data.ts"

/** A list that can be filtered: a category, a seasonal list or the results of a search. */
export type ListPlace = {
  /** Path of the default list, without the language prefix. It is the canonical one. */
  path: string
  source: ListSource
} & (
  | { kind: "category"; category: CategoryPlace; steps: readonly BreadcrumbStep[] }
  /** The query is empty for all products. */
  | { kind: "search"; query: string }
)

/** A page of a filtered list, with the part of the query that could be used. */
export type FilteredList = {
  place: ListPlace
  query: ListQuery
  products: FilteredProducts
  page: number
  pageCount: number
}

/** Resolves the segments of a list's path; null if there is no such list. */
export const getListPlace = cache(
  async (locale: string, path: string): Promise<ListPlace | null> => {
    const [root = "", slug = ""] = path.split("/")
    if (root === "search") return getSearchPlace(slug)
    const isRoot = root === seasonalRoot && (slug === "" || parsePageNumber(slug) !== null)
    const category = isRoot
      ? (slug !== "" && (await getSeasonalPlace(locale, slug))) || (await getSeasonalRoot(locale))
      : await (root === shopRoot ? getCategoryPlace : getSeasonalPlace)(locale, slug)
    if (!category || category.group.slug === shopRoot) return null
    const { group, steps } = category
    const isWithin = root === seasonalRoot && group.slug !== seasonalRoot
    return {
      kind: "category",
      path: buildGroupPath(root, group.slug),
      source: { group: group.slug, ...(isWithin && { within: seasonalRoot }) },
      category,
      steps,
    }
  },
)

/**
 * Returns a page of a filtered list; null if there is no such list. A page past the last becomes the
 * last, and is reported. The search parameters are JSON, by which metadata and page share the list.
 */
export const getFilteredList = cache(
  async (locale: string, path: string, searchParams: string): Promise<FilteredList | null> => {
    const place = await getListPlace(locale, path)
    if (!place) return null
    const query = parseListQuery(JSON.parse(searchParams))
    const products = await listFilteredProducts(place.source, query.choice, query.page, locale)
    const pageCount = getPageCount(products.count, productsPerPage)
    if (query.page <= pageCount) return { place, query, products, page: query.page, pageCount }
    const ignored = [...query.ignored, `page=${query.page}`]
    return {
      place,
      query: { ...query, ignored },
      products: await listFilteredProducts(place.source, query.choice, pageCount, locale),
      page: pageCount,
      pageCount,
    }
  },
)

/** Redirects a query that chooses nothing, as an empty form sends it, to the default list. */
export function redirectDefaultList(locale: string, { place, query }: FilteredList): void {
  const { priceError, ignored, choice } = query
  const isDefault = buildListSearch(choice) === buildListSearch(defaultListQuery.choice)
  if (isDefault && priceError === null && ignored.length === 0) {
    redirect(buildLocalePath(locale, place.path))
  }
}

/** Redirects the path of a missing list to the same path without a query, which handles it. */
export function redirectMissingList(locale: string, path: string): never {
  redirect(buildLocalePath(locale, `/${path}`))
}

/** Builds the metadata of a filtered list: `noindex`, with the canonical URL of the default list. */
export async function getFilteredMetadata(
  locale: string,
  list: FilteredList | null,
): Promise<Metadata> {
  if (!list) return {}
  const { place } = list
  const site = await getSite(locale)
  if (place.kind === "category") {
    const { group } = place.category
    return buildMetadata(site, {
      path: place.path,
      locale,
      title: group.title,
      name: group.name,
      description: group.metaDescription,
      isUnlisted: true,
      card: await getCategoryCard(locale, group, site.groups),
    })
  }
  const t = await getTranslations({ locale, namespace: "search" })
  return buildMetadata(site, {
    path: place.path,
    locale,
    title: place.query === "" ? t("all") : t("resultsTitle", { query: place.query }),
    description: "",
    isUnlisted: true,
  })
}

function getSearchPlace(segment: string): ListPlace | null {
  if (segment === "") return { kind: "search", path: "/search", source: {}, query: "" }
  const query = parseSearchSegment(segment)
  if (query === null) return null
  return { kind: "search", path: buildSearchPath(query), source: { query }, query }
}
