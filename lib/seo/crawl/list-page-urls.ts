import { isPageSlug } from "#lib/site/page-slugs.ts"
import type { Site } from "#lib/site/site.ts"
import type { PublicUrl, PublicUrlRecord } from "./public-url.ts"

/** Slugs whose path belongs to another route or is `noindex`. */
const unlistedSlugs: ReadonlySet<string> = new Set(["readme", "search", "shop", "shop-christmas"])

/** Returns the URLs of a content page and of its items; empty if the page has no route. */
export function listPageUrls(
  site: Pick<Site, "pages">,
  { slug, updatedAt, pictures }: PublicUrlRecord,
  items: readonly string[],
): PublicUrl[] {
  if (unlistedSlugs.has(slug) || !isPageSlug(site, slug)) return []
  const path = slug === "home" ? "/" : `/${slug}`
  return [
    { path, kind: "page", slug, updatedAt, pictures },
    ...(path === "/" ? [] : items).map(
      (item): PublicUrl => ({
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
export function listDefaultPageUrls(site: Pick<Site, "pages">): PublicUrl[] {
  const defaultPages = { home: "/", blog: "/blog" }
  return Object.entries(defaultPages)
    .filter(([slug]) => !site.pages.has(slug))
    .map(
      ([slug, path]): PublicUrl => ({
        path,
        kind: "page",
        slug,
        updatedAt: null,
        pictures: [],
      }),
    )
}
