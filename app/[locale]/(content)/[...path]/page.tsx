import type { Metadata } from "next"
import { notFound, permanentRedirect, redirect } from "next/navigation"
import { setRequestLocale } from "next-intl/server"
import { getCachedSite, getSite } from "#lib/api/site.ts"
import {
  buildReadablePath,
  type ResolvedContentPath,
  resolveContentPath,
} from "#lib/content/resolve-content-path.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { getEnv } from "#lib/env.ts"
import { getPreview } from "#lib/preview/preview.ts"
import { resolveRedirect } from "#lib/seo/resolve-redirect.ts"
import { isPageSlug, listPrerenderedSlugs } from "#lib/site/page-slugs.ts"
import { ContentPage } from "../_components/content-page.tsx"
import { buildAbsentMetadata, buildContentMetadata } from "../_data/content-metadata.ts"
import { type ContentPageData, getContentPage } from "../_data/get-content-page.ts"

type Props = { params: Promise<{ locale: string; path: string[] }> }

export const dynamicParams = true

export async function generateStaticParams() {
  return listPrerenderedSlugs(await getSite()).map((slug) => ({ path: [slug] }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, path } = await params
  const data = await getPathData(path, locale)
  return data.kind === "page"
    ? buildContentMetadata(data.content, locale, buildCanonicalPath(path))
    : buildAbsentMetadata(locale)
}

export default async function PathPage({ params }: Props) {
  const { locale, path } = await params
  setRequestLocale(locale)
  const data = await getPathData(path, locale)
  if (data.kind === "moved") permanentRedirect(data.href)
  if (data.kind === "elsewhere") redirect(data.href)
  if (data.kind === "absent") notFound()
  return <ContentPage {...data.content} locale={locale} path={buildCanonicalPath(path)} />
}

/** Returns the canonical path of a page: parameters after its item only vary the view. */
function buildCanonicalPath(path: readonly string[]): string {
  return `/${path.slice(0, 2).join("/")}`
}

/** Result of resolving a path: a page, a permanent redirect, a temporary redirect, or not found. */
type PathData =
  | { kind: "page"; content: ContentPageData }
  | { kind: "moved"; href: string }
  | { kind: "elsewhere"; href: string }
  | { kind: "absent" }

/** Resolves a path that no other route matches. */
async function getPathData(segments: readonly string[], locale: string): Promise<PathData> {
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
