import { permanentRedirect } from "next/navigation"
import { getTranslations } from "next-intl/server"
import { cache } from "react"
import { getGroup } from "#lib/api/groups.ts"
import { getCategoryFacets } from "#lib/api/product-lists.ts"
import { listProductsOfGroup } from "#lib/api/products.ts"
import { getSite } from "#lib/api/site.ts"
import { buildGroupSteps } from "#lib/catalogue/group.ts"
import { buildGroupPath, seasonalRoot, shopRoot } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { handleMissingPath } from "../../_data/handle-missing-path.ts"
import { type CategoryList, type CategoryPlace, resolveListPage } from "../_data/category-list.ts"

/** Returns the shop's top-level categories; null if the shop has no category tree. */
export async function getShopIndex(locale: string): Promise<CategoryList | null> {
  return getList(locale, shopRoot, 1)
}

/** Returns one page of a category; null if there is no such category or page. */
export async function getCategoryList(
  locale: string,
  slug: string,
  page: number,
): Promise<CategoryList | null> {
  return slug === shopRoot ? null : getList(locale, slug, page)
}

/**
 * Handles the path of a missing category: redirects to the seasonal pages if it is a category
 * there, else to the target of a redirect, else responds 404.
 */
export async function handleMissingCategory(
  locale: string,
  slug: string,
  page = 1,
): Promise<never> {
  if (slug !== seasonalRoot && (await getGroup(seasonalRoot, slug))) {
    permanentRedirect(buildLocalePath(locale, buildGroupPath(seasonalRoot, slug, page)))
  }
  return handleMissingPath(locale, buildGroupPath(shopRoot, slug, page))
}

/** Returns the slugs of the categories to prerender at build time, at most 200. */
export async function listCategorySlugs(): Promise<string[]> {
  const { groups } = await getSite()
  const root = groups.find((group) => group.slug === shopRoot && group.id === group.root)
  return groups
    .filter((group) => group.root === root?.id && group !== root)
    .map(({ slug }) => slug)
    .slice(0, 200)
}

/** Returns a category with its breadcrumbs and subcategories; null if there is none. */
export const getCategoryPlace = cache(
  async (locale: string, slug: string): Promise<CategoryPlace | null> => {
    const place = await getGroup(shopRoot, slug, locale)
    if (!place) return null
    const { group, parents, children } = place
    const t = await getTranslations({ locale, namespace: "category" })
    const steps = buildGroupSteps([...parents, group], t("shop"))
    return {
      root: shopRoot,
      group,
      steps: steps.map((step, at) => (at === steps.length - 1 ? { ...step, href: null } : step)),
      categories: children,
    }
  },
)

const getList = cache(async (locale: string, slug: string, page: number) => {
  const place = await getCategoryPlace(locale, slug)
  if (!place) return null
  const hasProducts = slug !== shopRoot || place.categories.length === 0
  const [products, facets] = hasProducts
    ? await Promise.all([listProductsOfGroup(slug, page, locale), getCategoryFacets(slug, locale)])
    : [null, null]
  const categories = page === 1 ? place.categories : []
  return resolveListPage({ ...place, categories, products, facets, page })
})
