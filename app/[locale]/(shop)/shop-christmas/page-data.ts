import { getTranslations } from "next-intl/server"
import { cache } from "react"
import { getGroup } from "#lib/api/groups.ts"
import { getCategoryFacets } from "#lib/api/product-lists.ts"
import { listProductsOfGroup } from "#lib/api/products.ts"
import { getSite } from "#lib/api/site.ts"
import { buildGroupSteps, type Group } from "#lib/catalogue/group.ts"
import { parsePageNumber } from "#lib/catalogue/pagination.ts"
import { buildGroupPath, seasonalRoot, shopRoot } from "#lib/catalogue/shop-paths.ts"
import { listMainCategories } from "#lib/site/site.ts"
import { type CategoryList, type CategoryPlace, resolveListPage } from "../_data/category-list.ts"

/** Returns the seasonal root with its breadcrumbs; null if the shop has none. */
export const getSeasonalRoot = cache(async (locale: string): Promise<CategoryPlace | null> => {
  const place = await getGroup(seasonalRoot, seasonalRoot, locale)
  if (!place) return null
  const t = await getTranslations({ locale, namespace: "category" })
  const [shop] = buildGroupSteps([], t("shop"))
  const { name, translatedFields } = place.group
  const own = { name, href: null, isRecord: true, ...(translatedFields && { translatedFields }) }
  const steps = [...(shop ? [shop] : []), own]
  return { root: seasonalRoot, group: place.group, steps, categories: [] }
})

/** Returns one page of all seasonal products; null if there is no such page. */
export const getSeasonalIndex = cache(
  async (locale: string, page: number): Promise<CategoryList | null> => {
    const place = await getSeasonalRoot(locale)
    if (!place) return null
    const [products, facets, categories] = await Promise.all([
      listProductsOfGroup(seasonalRoot, page, locale),
      getCategoryFacets(seasonalRoot, locale),
      page === 1 ? listSeasonalCategories(locale) : [],
    ])
    return resolveListPage({
      ...place,
      categories,
      products,
      facets,
      page,
      showsProductsFirst: true,
    })
  },
)

/**
 * Returns a category for its seasonal page, or a category below the seasonal root, with its
 * breadcrumbs and subcategories; null if there is none.
 */
export const getSeasonalPlace = cache(
  async (locale: string, slug: string): Promise<CategoryPlace | null> => {
    if (slug === shopRoot || slug === seasonalRoot) return null
    const [season, own, everyday] = await Promise.all([
      getGroup(seasonalRoot, seasonalRoot, locale),
      getGroup(seasonalRoot, slug, locale),
      getGroup(shopRoot, slug, locale),
    ])
    const place = own ?? everyday
    if (!season || !place) return null
    const t = await getTranslations({ locale, namespace: "category" })
    const { name, translatedFields } = place.group
    return {
      root: seasonalRoot,
      group: own ? own.group : buildSeasonalCategory(place.group, season.group),
      steps: [
        ...buildGroupSteps(own ? own.parents : [season.group], t("shop")),
        { name, href: null, isRecord: true, ...(translatedFields && { translatedFields }) },
      ],
      categories: own ? own.children : [],
    }
  },
)

/**
 * Returns one page of a category's seasonal products, or of a category below the seasonal root;
 * null if there is no such category or page.
 */
export const getSeasonalList = cache(
  async (locale: string, slug: string, page: number): Promise<CategoryList | null> => {
    const place = await getSeasonalPlace(locale, slug)
    if (!place) return null
    const [products, facets] = await Promise.all([
      listProductsOfGroup(slug, page, locale, seasonalRoot),
      getCategoryFacets(slug, locale, seasonalRoot),
    ])
    const categories = page === 1 ? place.categories : []
    return resolveListPage({ ...place, categories, products, facets, page })
  },
)

/**
 * Returns a regular category for its seasonal page, without its content and meta description, which
 * appear at the regular URL alone.
 */
function buildSeasonalCategory(group: Group, season: Group): Group {
  const title = `${group.name}, ${season.name}`
  return { ...group, title, content: "", metaDescription: "" }
}

/**
 * Resolves `/shop-christmas/{segment}`: a category, else a page number of all seasonal products.
 */
export async function getSeasonalListAt(
  locale: string,
  segment: string,
): Promise<CategoryList | null> {
  const list = await getSeasonalList(locale, segment, 1)
  if (list) return list
  const page = parsePageNumber(segment)
  return page === null ? null : getSeasonalIndex(locale, page)
}

/** True if the path names page 1 by its number; the canonical path has no number. */
export function isNumberedFirstPage(list: CategoryList, path: string): boolean {
  return list.page === 1 && path !== buildGroupPath(list.root, list.group.slug)
}

async function listSeasonalCategories(locale: string): Promise<Group[]> {
  const categories = listMainCategories(await getSite(locale))
  const counts = await Promise.all(
    categories.map(({ slug }) => listProductsOfGroup(slug, 1, locale, seasonalRoot)),
  )
  return categories.filter((_, at) => (counts[at]?.count ?? 0) > 0)
}
