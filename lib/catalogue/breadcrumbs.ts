import type { Crumb, GroupTrail } from "./product.ts"
import { buildGroupPath, seasonalRoot, shopRoot } from "./shop-paths.ts"

/** One step of a breadcrumb trail; the last step of a page itself has no link. */
export type BreadcrumbStep = { name: string; href: string | null }

/** Returns the steps from the shop's index page down to the last of these groups. */
export function buildGroupSteps(crumbs: readonly Crumb[], shopName: string): BreadcrumbStep[] {
  const below = crumbs.filter(({ slug }) => slug !== shopRoot)
  const root = crumbs[0]?.slug === seasonalRoot ? seasonalRoot : shopRoot
  return [
    { name: shopName, href: buildGroupPath(shopRoot, shopRoot) },
    ...below.map(({ slug, name }) => ({
      name,
      href: buildGroupPath(root, slug),
    })),
  ]
}

/** Lists the trails of a product: its primary group's, or one for each of its groups. */
export function listProductTrails(
  product: { primaryGroup: GroupTrail | null; groups: readonly GroupTrail[] },
  shopName: string,
): BreadcrumbStep[][] {
  const trails = product.primaryGroup ? [product.primaryGroup] : product.groups
  if (trails.length === 0) return [buildGroupSteps([], shopName)]
  return trails.map(({ breadcrumbs }) => buildGroupSteps(breadcrumbs, shopName))
}
