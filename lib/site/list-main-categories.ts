import { type Group, isRoot, listChildren } from "#lib/catalogue/group.ts"
import { shopRoot } from "#lib/catalogue/shop-paths.ts"
import type { Site } from "./site.ts"

/** Lists the shop's top-level categories, in the order of their tree. */
export function listMainCategories(site: Pick<Site, "groups">): Group[] {
  const root = site.groups.find((group) => isRoot(group) && group.slug === shopRoot)
  return root ? listChildren(site.groups, root) : []
}
