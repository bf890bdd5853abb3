import { type Group, isRoot } from "#lib/catalogue/group.ts"
import { getPageCount } from "#lib/catalogue/pagination.ts"
import { productsPerPage } from "#lib/catalogue/product.ts"
import { buildGroupPath, seasonalRoot, shopRoot } from "#lib/catalogue/shop-paths.ts"
import { listMainCategories } from "#lib/site/list-main-categories.ts"
import type { Site } from "#lib/site/site.ts"
import type { PublicUrl, PublicUrlRecord } from "./public-url.ts"

/** Returns the URLs of a category below the root of its tree: its list and the further pages. */
export function listGroupUrls(site: Pick<Site, "groups">, record: PublicUrlRecord): PublicUrl[] {
  const group = site.groups.find(({ slug }) => slug === record.slug)
  const root = group && site.groups.find(({ id }) => id === group.root)?.slug
  if (!group || (root !== shopRoot && root !== seasonalRoot)) return []
  // The shop's index shows categories only, so that it has no further pages.
  return listPaginatedUrls(root, record, record.slug === shopRoot ? 0 : record.productCount)
}

/**
 * Returns the URLs of a top-level category below the seasonal root; none without seasonal products.
 * `record.productCount` counts the seasonal products.
 */
export function listSeasonalUrls(site: Pick<Site, "groups">, record: PublicUrlRecord): PublicUrl[] {
  const isMain = listMainCategories(site).some(({ slug }) => slug === record.slug)
  return isMain && record.productCount
    ? listPaginatedUrls(seasonalRoot, record, record.productCount)
    : []
}

/** True if the shop has seasonal pages: a root category for them exists. */
export function hasSeason(site: Pick<Site, "groups">): boolean {
  return site.groups.some((group: Group) => isRoot(group) && group.slug === seasonalRoot)
}

function listPaginatedUrls(
  root: string,
  record: PublicUrlRecord,
  count: number | null,
): PublicUrl[] {
  const { slug, updatedAt, pictures } = record
  const path = buildGroupPath(root, slug)
  const furtherPages = Array.from(
    { length: getPageCount(count ?? 0, productsPerPage) - 1 },
    (_, at): PublicUrl => ({
      path: buildGroupPath(root, slug, at + 2),
      kind: "further",
      slug,
      updatedAt,
      pictures: [],
    }),
  )
  return [{ path, kind: "group", slug, updatedAt, pictures }, ...furtherPages]
}
