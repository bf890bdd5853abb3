import { cache } from "react"
import {
  type LoadedPage,
  listProblems,
  loadPage,
  type PagePlace,
  planPage,
} from "#components/widgets/load-page.ts"
import { getListPage, getPage } from "#lib/api/content.ts"
import { declareTags } from "#lib/api/declare-tags.ts"
import { getSite, peekSite } from "#lib/api/site.ts"
import { lifetimes, tags } from "#lib/cache.ts"
import type { Page } from "#lib/content/page.ts"
import { log } from "#lib/log.ts"
import { getPreview } from "#lib/preview/get-preview.ts"
import type { Site } from "#lib/site/site.ts"
import {
  getNextPageChange,
  keepVisible,
  planLifetimeSeconds,
} from "#lib/visibility/page-schedule.ts"

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
export const loadContentPage = cache(
  async (
    slug: string,
    locale: string,
    item: string | null = null,
    parameters = "",
  ): Promise<ContentPageData | null> => {
    const preview = await getPreview()
    const nowMs = preview?.atMs ?? Date.now()
    const place = { slug, item, parameters: parameters.split("/").filter(Boolean), locale }
    if (!preview) loadAhead(place, nowMs)
    const [page, site] = await Promise.all([getComposedPage(slug), getSite()])
    if (!page) return null
    const nextChangeMs = getNextPageChange(page.rows, nowMs)
    const lifetime = planLifetimeSeconds(nextChangeMs, lifetimes.page, nowMs)
    const end = nextChangeMs === null ? [] : [tags.until(nextChangeMs)]
    await declareTags([tags.page(slug), ...end], lifetime)
    const seen = { ...page, rows: keepVisible(page.rows, nowMs) }
    const rows = planPage(seen.rows, nowMs)
    for (const problem of listProblems(rows)) {
      log.warn({ page: slug, ...problem }, "widget left out, its settings are bad")
    }
    const isSelling = site.settings.config.ecommerce
    const loaded = await loadPage(rows, { ...place, isSelling })
    if (item !== null && !loaded.hasItem) return null
    // A preview of a fixed time never changes while it is open.
    const isFixed = typeof preview?.atMs === "number"
    return { page: seen, loaded, nextChangeMs: isFixed ? null : nextChangeMs }
  },
)

/**
 * Returns the page of a slug in the format that the site is configured for; null if there is none.
 */
export const getComposedPage = cache(async (slug: string): Promise<Page | null> => {
  const wasList = isListSite(peekSite())
  const ahead = getPageOfForm(slug, wasList)
  ahead.catch(() => {})
  const { settings, pages } = await getSite()
  const isList = settings.config.list_page_content
  const page = await (isList === wasList ? ahead : getPageOfForm(slug, isList))
  const texts = isList ? pages.get(slug) : null
  return page && texts ? { ...page, ...pickTexts(texts) } : page
})

const isListSite = (site: Site | null) => site?.settings.config.list_page_content ?? false

async function getPageOfForm(slug: string, isList: boolean): Promise<Page | null> {
  if (!isList) return getPage(slug)
  const page = await getListPage(slug)
  return (await getPreview()) ? page : rememberBlocks(page)
}

const pickTexts = ({ title, metaDescription }: Page) => ({ title, metaDescription })

/**
 * Preloads the widgets' data according to the last known version of the page, in parallel with the
 * page itself. Errors are ignored: the regular request throws the same error.
 */
function loadAhead(place: Omit<PagePlace, "isSelling">, nowMs: number) {
  const site = peekSite()
  const known = isListSite(site) ? seenListPages.get(place.slug) : site?.pages.get(place.slug)
  const isSelling = site?.settings.config.ecommerce ?? true
  if (known) loadPage(planPage(known.rows, nowMs), { ...place, isSelling }).catch(() => {})
}

/**
 * Last known versions of pages made of content blocks; the site data does not contain their blocks.
 */
const seenListPages = new Map<string, Page>()
const mostSeen = 200

function rememberBlocks(page: Page | null): Page | null {
  if (!page) return null
  seenListPages.delete(page.slug)
  seenListPages.set(page.slug, page)
  const [oldest] = seenListPages.keys()
  if (seenListPages.size > mostSeen && oldest !== undefined) seenListPages.delete(oldest)
  return page
}
