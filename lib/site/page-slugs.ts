import type { Site } from "./site.ts"

/** One-segment paths with a route of their own, whether or not editors have a page. */
const ownPages: readonly string[] = [
  "blog",
  "contact",
  "home",
  "readme",
  "search",
  "shop",
  "shop-christmas",
]
/** Slugs that no content page is shown at, whatever editors call it. */
const takenSlugs: ReadonlySet<string> = new Set([...ownPages, "api", "cms", "product"])

/** True if a path of this one segment is a page of the shop. */
export function isPageSlug(site: Pick<Site, "pages">, slug: string): boolean {
  return ownPages.includes(slug) || (site.pages.has(slug) && !takenSlugs.has(slug))
}

/** Lists the slugs of the content pages that are resolved by their slug alone, at most 100. */
export function listPrerenderedSlugs(site: Pick<Site, "pages">): string[] {
  return [...site.pages.keys()].filter((slug) => !takenSlugs.has(slug)).slice(0, 100)
}
