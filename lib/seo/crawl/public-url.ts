import { type Group, isRoot } from "#lib/catalogue/group.ts"
import { getPageCount } from "#lib/catalogue/pagination.ts"
import { productsPerPage } from "#lib/catalogue/product.ts"
import { buildGroupPath, seasonalRoot, shopRoot } from "#lib/catalogue/shop-paths.ts"
import type { Picture } from "#lib/images/picture.ts"
import { isPageSlug } from "#lib/site/page-slugs.ts"
import { listMainCategories, type Site } from "#lib/site/site.ts"

/**
 * A public URL of the shop that search engines may index. Kind `item` is a content page with one of
 * its items. Kind `further` is the second or a later page of a list, which search engines find by
 * the links of the list.
 */
export type PublicUrl = {
  /** Without a language prefix. */
  path: string
  kind: "page" | "group" | "article" | "product" | "item" | "further"
  /** Slug of the record that the page shows. */
  slug: string
  /** ISO 8601; null where it is unknown. */
  updatedAt: string | null
  pictures: readonly Pick<Picture, "hash" | "alt" | "aspect">[]
  /** Languages besides English in which the page is complete. */
  languages: readonly string[]
}

/**
 * A record with its own page, as listed by the API. `productCount` is set for groups, if known; the
 * languages of pages and groups are those of the site data.
 */
export type PublicUrlRecord = Pick<PublicUrl, "slug" | "updatedAt" | "pictures" | "languages"> & {
  productCount: number | null
}

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
  const languages = site.pages.get(slug)?.completeLanguages ?? []
  return [
    { path, kind: "page", slug, updatedAt, pictures, languages },
    ...(path === "/" ? [] : items).map(
      (item): PublicUrl => ({
        path: `${path}/${item}`,
        kind: "item",
        slug,
        updatedAt,
        pictures: [],
        languages: [],
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
        languages: [],
      }),
    )
}

/** Returns the URLs of a category below the root of its tree: its list and the further pages. */
export function listGroupUrls(site: Pick<Site, "groups">, record: PublicUrlRecord): PublicUrl[] {
  const group = site.groups.find(({ slug }) => slug === record.slug)
  const root = group && site.groups.find(({ id }) => id === group.root)?.slug
  if (!group || (root !== shopRoot && root !== seasonalRoot)) return []
  // The shop's index shows categories only, so that it has no further pages.
  const { completeLanguages: languages = [] } = group
  return listPaginatedUrls(
    root,
    { ...record, languages },
    record.slug === shopRoot ? 0 : record.productCount,
  )
}

/**
 * Returns the URLs of a top-level category below the seasonal root; none without seasonal products.
 * `record.productCount` counts the seasonal products.
 */
export function listSeasonalUrls(site: Pick<Site, "groups">, record: PublicUrlRecord): PublicUrl[] {
  const group = listMainCategories(site).find(({ slug }) => slug === record.slug)
  if (!group || !record.productCount) return []
  const { completeLanguages: languages = [] } = group
  return listPaginatedUrls(seasonalRoot, { ...record, languages }, record.productCount)
}

/** True if the shop has seasonal pages: a root category for them exists. */
export function hasSeason(site: Pick<Site, "groups">): boolean {
  return site.groups.some((group: Group) => isRoot(group) && group.slug === seasonalRoot)
}

function listPaginatedUrls(
  root: string,
  record: PublicUrlRecord,
  count: number | null,
): PublicUrl[] {
  const { slug, updatedAt, pictures, languages } = record
  const path = buildGroupPath(root, slug)
  const furtherPages = Array.from(
    { length: getPageCount(count ?? 0, productsPerPage) - 1 },
    (_, at): PublicUrl => ({
      path: buildGroupPath(root, slug, at + 2),
      kind: "further",
      slug,
      updatedAt,
      pictures: [],
      languages,
    }),
  )
  return [{ path, kind: "group", slug, updatedAt, pictures, languages }, ...furtherPages]
}
