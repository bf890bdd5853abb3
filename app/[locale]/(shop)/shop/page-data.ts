import { permanentRedirect } from "next/navigation"
import { getTranslations } from "next-intl/server"
import { cache } from "react"
import { getGroup } from "#lib/api/groups.ts"
import { listProductsOfGroup } from "#lib/api/products.ts"
import { getSite } from "#lib/api/site.ts"
import { buildGroupSteps } from "#lib/catalogue/breadcrumbs.ts"
import { buildGroupPath, seasonalRoot, shopRoot } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { refuseAbsent } from "../../_data/refuse-absent.ts"
import { type CategoryList, resolveListPage } from "../_data/category-list.ts"

/** The shop's front with its top-level categories, or null where the shop has no tree. */
export async function getShopFront(locale: string): Promise<CategoryList | null> {
  return getList(locale, shopRoot, 1)
}

/** One page of a category, or null where there is no such category or page. */
export async function getCategoryList(
  locale: string,
  slug: string,
  page: number,
): Promise<CategoryList | null> {
  return slug === shopRoot ? null : getList(locale, slug, page)
}

/**
 * Answers an address of a category that the shop does not have: a category of the season's own
 * stands among the seasonal pages.
 */
export async function refuseCategory(locale: string, slug: string, page = 1): Promise<never> {
  if (slug !== seasonalRoot && (await getGroup(seasonalRoot, slug))) {
    permanentRedirect(buildLocalePath(locale, buildGroupPath(seasonalRoot, slug, page)))
  }
  return refuseAbsent(locale, buildGroupPath(shopRoot, slug, page))
}

/** Addresses of every category, to be made ahead of the first visit, at most 200. */
export async function listCategorySlugs(): Promise<string[]> {
  const { groups } = await getSite()
  const root = groups.find((group) => group.slug === shopRoot && group.id === group.root)
  return groups
    .filter((group) => group.root === root?.id && group !== root)
    .map(({ slug }) => slug)
    .slice(0, 200)
}

const getList = cache(async (locale: string, slug: string, page: number) => {
  const place = await getGroup(shopRoot, slug)
  if (!place) return null
  const { group, parents, children } = place
  const t = await getTranslations({ locale, namespace: "category" })
  const steps = buildGroupSteps([...parents, group], t("shop"))
  return resolveListPage({
    root: shopRoot,
    group,
    steps: steps.map((step, at) => (at === steps.length - 1 ? { ...step, href: null } : step)),
    categories: page === 1 ? children : [],
    products:
      slug === shopRoot && children.length > 0 ? null : await listProductsOfGroup(slug, page),
    page,
  })
})
