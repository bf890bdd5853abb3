import {
  buildGroupPath,
  buildProductPath,
  seasonalRoot,
  shopRoot,
} from "#lib/catalogue/shop-paths.ts"
import { buildArticlePath, buildBlogPath } from "#lib/content/blog-paths.ts"
import type { ChangedRecord } from "#lib/contract/webhook.ts"
import type { Site } from "#lib/site/site.ts"

/**
 * Returns the pages that search engines should crawl again after these changes, each once: those of
 * the records themselves, also of deleted ones, but not all pages that mention them.
 */
export function listChangedPaths(
  site: Pick<Site, "groups">,
  changes: readonly ChangedRecord[],
): string[] {
  return [...new Set(changes.flatMap((change) => listPathsOf(site, change)))]
}

function listPathsOf(site: Pick<Site, "groups">, { kind, slug }: ChangedRecord): string[] {
  if (kind === "product") return [buildProductPath(slug)]
  if (kind === "article") return [buildArticlePath(slug), buildBlogPath(1)]
  if (kind === "page") return [slug === "home" ? "/" : `/${slug}`]
  if (kind !== "group") return []
  const group = site.groups.find((each) => each.slug === slug)
  const root = site.groups.find(({ id }) => id === group?.root)?.slug
  return root === shopRoot || root === seasonalRoot ? [buildGroupPath(root, slug)] : []
}
