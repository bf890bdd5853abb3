import { cache } from "react"
import {
  buildPagePlan,
  fetchPageData,
  type LoadedPage,
  listProblems,
  type PageContext,
} from "#components/widgets/fetch-page-data.ts"
import { registerCacheTags } from "#lib/api/cache-tags.ts"
import { getListPage, getPage } from "#lib/api/content.ts"
import { getCachedSite, getSite } from "#lib/api/site.ts"
import { lifetimes, tags } from "#lib/cache.ts"
import {
  getLifetimeSeconds,
  getNextPageChange,
  listVisibleRows,
  type Page,
} from "#lib/content/page.ts"
import { log } from "#lib/log.ts"
import { getPreview } from "#lib/preview/preview.ts"
import type { Site } from "#lib/site/site.ts"

/** A content page with its currently visible widgets and their data. */
export type ContentPageData = {
  page: Page
  loaded: LoadedPage
  /** When the next widget appears or disappears, in ms since the epoch; null if none does. */
  nextChangeMs: number | null
}

/**
 * Returns the content page of a slug with the data of its widgets, cacheable until its next widget
 * appears or disappears. Returns null if there is no such page, or if `item` (the next segment of
 * the path) is in none of its widgets. `parameters` are the segments after the item, joined by
 * slashes.
 */
export const getContentPage = cache(
  async (
    slug: string,
    locale: string,
    item: string | null = null,
    parameters = "",
  ): Promise<ContentPageData | null> => {
    const preview = await getPreview()
    const nowMs = preview?.atMs ?? Date.now()
    const place = { slug, item, parameters: parameters.split("/").filter(Boolean), locale }
    if (!preview) preloadWidgets(place, nowMs)
    const [page, site] = await Promise.all([getComposedPage(slug, locale), getSite()])
    if (!page) return null
    const nextChangeMs = getNextPageChange(page.rows, nowMs)
    const lifetime = getLifetimeSeconds(nextChangeMs, lifetimes.page, nowMs)
    const end = nextChangeMs === null ? [] : [tags.until(nextChangeMs)]
    await registerCacheTags([tags.page(slug), ...end], lifetime, locale)
    const seen = { ...page, rows: listVisibleRows(page.rows, nowMs) }
    const rows = buildPagePlan(seen.rows, nowMs)
    for (const problem of listProblems(rows)) {
      log.warn({ page: slug, ...problem }, "content-page: widget with invalid settings omitted")
    }
    const isSelling = site.settings.config.ecommerce
    const loaded = await fetchPageData(rows, { ...place, isSelling })
    if (item !== null && !loaded.hasItem) return null
    // A preview of a fixed time never changes while it is open.
    const isFixed = typeof preview?.atMs === "number"
    return { page: seen, loaded, nextChangeMs: isFixed ? null : nextChangeMs }
  },
)

/**
 * Returns the page of a slug in the format that the site is configured for; null if there is none.
 */
export const getComposedPage = cache(async (slug: string, locale: string): Promise<Page | null> => {
  const wasList = isListSite(getCachedSite())
  const preloaded = getPageInFormat(slug, locale, wasList)
  preloaded.catch(() => {})
  const { settings, pages } = await getSite(locale)
  const isList = settings.config.list_page_content
  const page = await (isList === wasList ? preloaded : getPageInFormat(slug, locale, isList))
  const texts = isList ? pages.get(slug) : null
  return page && texts ? { ...page, ...pickTexts(texts) } : page
})

const isListSite = (site: Site | null) => site?.settings.config.list_page_content ?? false

async function getPageInFormat(
  slug: string,
  locale: string,
  isList: boolean,
): Promise<Page | null> {
  if (!isList) return getPage(slug, locale)
  const page = await getListPage(slug, locale)
  return (await getPreview()) ? page : cacheListPage(page)
}

const pickTexts = ({ title, metaDescription, completeLanguages }: Page) => ({
  title,
  metaDescription,
  ...(completeLanguages && { completeLanguages }),
})

/**
 * Preloads the widgets' data according to the last known version of the page, in parallel with the
 * page itself. Errors are ignored: the regular request throws the same error.
 */
function preloadWidgets(place: Omit<PageContext, "isSelling">, nowMs: number) {
  const site = getCachedSite()
  const known = isListSite(site) ? cachedListPages.get(place.slug) : site?.pages.get(place.slug)
  const isSelling = site?.settings.config.ecommerce ?? true
  if (known)
    fetchPageData(buildPagePlan(known.rows, nowMs), { ...place, isSelling }).catch(() => {})
}

/**
 * Last known versions of pages made of content blocks; the site data does not contain their blocks.
 */
const cachedListPages = new Map<string, Page>()
const maxCachedPages = 200

function cacheListPage(page: Page | null): Page | null {
  if (!page) return null
  cachedListPages.delete(page.slug)
  cachedListPages.set(page.slug, page)
  const [oldest] = cachedListPages.keys()
  if (cachedListPages.size > maxCachedPages && oldest !== undefined) cachedListPages.delete(oldest)
  return page
}
