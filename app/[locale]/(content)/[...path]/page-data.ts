import { getCachedSite, getSite } from "#lib/api/site.ts"
import {
  buildReadablePath,
  type ResolvedContentPath,
  resolveContentPath,
} from "#lib/content/resolve-content-path.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { getEnv } from "#lib/env.ts"
import { getPreview } from "#lib/preview/get-preview.ts"
import { isPageSlug } from "#lib/site/page-slugs.ts"
import { resolveRedirect } from "#lib/site/resolve-redirect.ts"
import { type ContentPageData, getContentPage } from "../_data/get-content-page.ts"

/** Result of resolving a path: a page, a permanent redirect, a temporary redirect, or not found. */
export type PathData =
  | { kind: "page"; content: ContentPageData }
  | { kind: "moved"; href: string }
  | { kind: "elsewhere"; href: string }
  | { kind: "absent" }

/** Resolves a path that no other route matches. */
export async function getPathData(segments: readonly string[], locale: string): Promise<PathData> {
  if (!(await getPreview())) preloadPage(segments, locale)
  const site = await getSite()
  const plan = resolveContentPath(segments, (slug) => isPageSlug(site, slug))
  if (plan.kind === "editor") {
    const { EDITOR_URL: editor = buildLocalePath(locale, "/seo") } = getEnv()
    return { kind: "elsewhere", href: editor }
  }
  const isPage = plan.kind === "page" && plan.item === null && site.pages.has(plan.slug)
  const target = isPage ? null : resolveRedirect(site, buildReadablePath(segments))
  if (target !== null) return { kind: "moved", href: buildLocalePath(locale, target) }
  const content = plan.kind === "page" ? await getPlannedPage(plan, locale) : null
  return content ? { kind: "page", content } : { kind: "absent" }
}

/**
 * Preloads a page that the stale site data contains, while the current site data is still loading.
 */
function preloadPage(segments: readonly string[], locale: string): void {
  const known = getCachedSite()
  const plan = known && resolveContentPath(segments, (slug) => isPageSlug(known, slug))
  if (plan?.kind !== "page" || !known?.pages.has(plan.slug)) return
  // The request that renders the page throws the same error.
  getPlannedPage(plan, locale).catch(() => {})
}

function getPlannedPage(
  { slug, item, parameters }: Extract<ResolvedContentPath, { kind: "page" }>,
  locale: string,
): Promise<ContentPageData | null> {
  return getContentPage(slug, locale, item, parameters.join("/"))
}
