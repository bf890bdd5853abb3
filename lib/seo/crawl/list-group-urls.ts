import { type Group, isRoot } from "#lib/catalogue/group.ts"
import { getPageCount } from "#lib/catalogue/pagination.ts"
import { productsPerPage } from "#lib/catalogue/product.ts"
import { buildGroupPath, seasonalRoot, shopRoot } from "#lib/catalogue/shop-paths.ts"
import { listMainCategories } from "#lib/site/list-main-categories.ts"
import type { Site } from "#lib/site/site.ts"
import type { AddressRecord, SiteAddress } from "./public-url.ts"

/** Where a category stands: its list below the root of its tree, and those that follow. */
export function listGroupAddresses(
  site: Pick<Site, "groups">,
  record: AddressRecord,
): SiteAddress[] {
  const group = site.groups.find(({ slug }) => slug === record.slug)
  const root = group && site.groups.find(({ id }) => id === group.root)?.slug
  if (!group || (root !== shopRoot && root !== seasonalRoot)) return []
  // The shop's front shows its categories alone.
  return listPages(root, record, record.slug === shopRoot ? 0 : record.productCount)
}

/**
 * Where a top-level category stands among the seasonal pages: only while it has seasonal products,
 * which `record` counts.
 */
export function listSeasonalAddresses(
  site: Pick<Site, "groups">,
  record: AddressRecord,
): SiteAddress[] {
  const isMain = listMainCategories(site).some(({ slug }) => slug === record.slug)
  return isMain && record.productCount ? listPages(seasonalRoot, record, record.productCount) : []
}

/** Whether the shop has seasonal pages. */
export function hasSeason(site: Pick<Site, "groups">): boolean {
  return site.groups.some((group: Group) => isRoot(group) && group.slug === seasonalRoot)
}

function listPages(root: string, record: AddressRecord, count: number | null): SiteAddress[] {
  const { slug, updatedAt, pictures } = record
  const path = buildGroupPath(root, slug)
  const further = Array.from(
    { length: getPageCount(count ?? 0, productsPerPage) - 1 },
    (_, at): SiteAddress => ({
      path: buildGroupPath(root, slug, at + 2),
      kind: "further",
      slug,
      updatedAt,
      pictures: [],
    }),
  )
  return [{ path, kind: "group", slug, updatedAt, pictures }, ...further]
}
