import { isPageSlug } from "#lib/site/page-slugs.ts"
import type { Site } from "#lib/site/site.ts"
import type { AddressRecord, SiteAddress } from "./public-url.ts"

/** Slugs whose path belongs to another route or is `noindex`. */
const otherwise: ReadonlySet<string> = new Set(["readme", "search", "shop", "shop-christmas"])

/** Returns the URLs of a content page and of its items; empty if the page has no route. */
export function listPageAddresses(
  site: Pick<Site, "pages">,
  { slug, updatedAt, pictures }: AddressRecord,
  items: readonly string[],
): SiteAddress[] {
  if (otherwise.has(slug) || !isPageSlug(site, slug)) return []
  const path = slug === "home" ? "/" : `/${slug}`
  return [
    { path, kind: "page", slug, updatedAt, pictures },
    ...(path === "/" ? [] : items).map(
      (item): SiteAddress => ({
        path: `${path}/${item}`,
        kind: "item",
        slug,
        updatedAt,
        pictures: [],
      }),
    ),
  ]
}

/** Returns the pages that exist without a record: the home page and the blog. */
export function listStandingAddresses(site: Pick<Site, "pages">): SiteAddress[] {
  const standing = { home: "/", blog: "/blog" }
  return Object.entries(standing)
    .filter(([slug]) => !site.pages.has(slug))
    .map(
      ([slug, path]): SiteAddress => ({
        path,
        kind: "page",
        slug,
        updatedAt: null,
        pictures: [],
      }),
    )
}
