import { isPageSlug } from "#lib/site/page-slugs.ts"
import type { Site } from "#lib/site/site.ts"
import type { AddressRecord, SiteAddress } from "./public-url.ts"

/** Slugs whose addresses show something else than the content page, or ask not to be listed. */
const otherwise: ReadonlySet<string> = new Set(["readme", "search", "shop", "shop-christmas"])

/** Where a content page stands, with the items that its address may go on with; none if nowhere. */
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

/** Pages that are there without a record: the front page and the blog. */
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
