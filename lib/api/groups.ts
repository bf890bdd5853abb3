import "server-only"
import { lifetimes, tags } from "#lib/cache.ts"
import { type Group, isRoot, listChildren, listParents } from "#lib/catalogue/group.ts"
import { ApiError } from "./api-error.ts"
import { declareTags } from "./declare-tags.ts"
import { getSite, isStandIn } from "./site.ts"

/** A category with the groups above it, root first, and the ones directly below it. */
export type GroupPlace = { group: Group; parents: Group[]; children: Group[] }

/**
 * The category at this slug in the tree of the given root, or null where there is none.
 * Throws an ApiError where the API is away and the copy at hand does not know it.
 */
export async function getGroup(rootSlug: string, slug: string): Promise<GroupPlace | null> {
  const site = await getSite()
  const { groups } = site
  const root = groups.find((group) => isRoot(group) && group.slug === rootSlug)
  const group = groups.find((other) => other.slug === slug && other.root === root?.id)
  if (!group) {
    if (!isStandIn(site)) return null
    throw new ApiError("network", "initialData", `the old copy has no group ${rootSlug}/${slug}`)
  }
  const place = {
    group,
    parents: listParents(groups, group),
    children: listChildren(groups, group),
  }
  await declareTags(
    [slug, ...place.children.map((child) => child.slug)].map(tags.group),
    lifetimes.page,
  )
  return place
}
