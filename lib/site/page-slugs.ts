import type { Site } from "./site.ts"

/** One-segment addresses that a route of their own answers, whether or not editors have a page. */
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

/** Whether an address of this one segment is a page of the shop. */
export function isPageSlug(site: Pick<Site, "pages">, slug: string): boolean {
  return ownPages.includes(slug) || (site.pages.has(slug) && !takenSlugs.has(slug))
}

/** Slugs of the content pages that are resolved by their slug alone, at most 100. */
export function listPrerenderedSlugs(site: Pick<Site, "pages">): string[] {
  return [...site.pages.keys()].filter((slug) => !takenSlugs.has(slug)).slice(0, 100)
}
