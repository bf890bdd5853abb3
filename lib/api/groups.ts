import "server-only"
import { lifetimes, tags } from "#lib/cache.ts"
import { type Group, isRoot, listChildren, listParents } from "#lib/catalogue/group.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { ApiError } from "./api-error.ts"
import { registerCacheTags } from "./cache-tags.ts"
import { getSite, isStaleFallback } from "./site.ts"

/** A category with its ancestors, root first, and its direct children. */
export type GroupPlace = { group: Group; parents: Group[]; children: Group[] }

/**
 * Returns the category at this slug in the tree of the given root, or null where there is none.
 * Throws an ApiError where the API is unavailable and the stale copy does not contain it.
 */
export async function getGroup(
  rootSlug: string,
  slug: string,
  locale: string = defaultLocale,
): Promise<GroupPlace | null> {
  const site = await getSite(locale)
  const { groups } = site
  const root = groups.find((group) => isRoot(group) && group.slug === rootSlug)
  const group = groups.find((other) => other.slug === slug && other.root === root?.id)
  if (!group) {
    if (!isStaleFallback(site)) return null
    throw new ApiError("network", "initialData", `the old copy has no group ${rootSlug}/${slug}`)
  }
  const place = {
    group,
    parents: listParents(groups, group),
    children: listChildren(groups, group),
  }
  await registerCacheTags(
    [slug, ...place.children.map((child) => child.slug)].map(tags.group),
    lifetimes.page,
    locale,
  )
  return place
}
