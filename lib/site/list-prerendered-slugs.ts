import type { Site } from "./site.ts"

/** Slugs of content pages that have a route of their own, or none. */
const slugsWithOwnRoute: ReadonlySet<string> = new Set([
  "api",
  "blog",
  "cms",
  "contact",
  "home",
  "product",
  "search",
  "shop",
  "shop-christmas",
])

/** Slugs of the content pages that are resolved by their slug alone, at most 100. */
export function listPrerenderedSlugs(site: Pick<Site, "pages">): string[] {
  return [...site.pages.keys()].filter((slug) => !slugsWithOwnRoute.has(slug)).slice(0, 100)
}
