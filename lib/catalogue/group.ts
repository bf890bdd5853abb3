import type { Translated, TranslatedPage } from "#lib/contract/translated-text.ts"
import type { Picture } from "#lib/images/picture.ts"
import type { Crumb, GroupTrail } from "./product.ts"
import { buildGroupPath, seasonalRoot, shopRoot } from "./shop-paths.ts"

/** A category. `content` is sanitised HTML. Nested-set values come from the API. */
export type Group = TranslatedPage & {
  id: number
  name: string
  slug: string
  root: number
  lft: number
  rgt: number
  level: number
  picture: Picture | null
  content: string
  title: string
  metaDescription: string
  updatedAt: string
}

/** True if the group is a root: its id equals `root` (specification 1, section 3). */
export function isRoot(group: Group): boolean {
  return group.id === group.root
}

/** Lists the direct children of a group, in order. */
export function listChildren(groups: readonly Group[], parent: Group): Group[] {
  return groups
    .filter((group) => isBelow(group, parent) && group.level === parent.level + 1)
    .sort((a, b) => a.lft - b.lft)
}

/** Lists the groups from the root down to the group's parent. */
export function listParents(groups: readonly Group[], group: Group): Group[] {
  return groups.filter((above) => isBelow(group, above)).sort((a, b) => a.level - b.level)
}

function isBelow(group: Group, above: Group): boolean {
  return group.root === above.root && group.lft > above.lft && group.rgt < above.rgt
}

/**
 * One step of a breadcrumb trail; the last step of a page itself has no link. A step without
 * `isRecord` is named by the interface.
 */
export type BreadcrumbStep = Translated & { name: string; href: string | null; isRecord?: boolean }

/** Returns the steps from the shop's index page down to the last of these groups. */
export function buildGroupSteps(crumbs: readonly Crumb[], shopName: string): BreadcrumbStep[] {
  const below = crumbs.filter(({ slug }) => slug !== shopRoot)
  const root = crumbs[0]?.slug === seasonalRoot ? seasonalRoot : shopRoot
  return [
    { name: shopName, href: buildGroupPath(shopRoot, shopRoot) },
    ...below.map(({ slug, name, translatedFields }) => ({
      name,
      href: buildGroupPath(root, slug),
      isRecord: true,
      ...(translatedFields && { translatedFields }),
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
