import "server-only"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { cache } from "react"
import { z } from "zod"
import { lifetimes, tags } from "#lib/cache.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { linkSchema } from "#lib/contract/link.ts"
import { deliveryRateSchema } from "#lib/contract/seo-calls.ts"
import { initialDataSchema } from "#lib/contract/site.ts"
import { parseContentLanguage } from "#lib/contract/translation.ts"
import { getEnv } from "#lib/env.ts"
import { log } from "#lib/log.ts"
import { getPreview } from "#lib/preview/preview.ts"
import { subscribeToInvalidations } from "#lib/redis/invalidation-events.ts"
import { saveFileAtomically } from "#lib/runtime/atomic-file.ts"
import { getGlobalSingleton } from "#lib/runtime/global-singleton.ts"
import { registerAnalytics } from "#lib/site/parse-analytics.ts"
import { menuNames, type Site } from "#lib/site/site.ts"
import { registerCacheTags } from "./cache-tags.ts"
import { parseSite } from "./parse-site.ts"
import { fetchRest } from "./transport.ts"

/** Site data as the API sent it, stored beside the build for when the API is unavailable. */
const siteFileSchema = z.object({
  initialData: initialDataSchema,
  menus: z.record(z.enum(menuNames), z.array(linkSchema)),
  deliveryRates: z.array(deliveryRateSchema).default([]),
})
export type SiteFile = z.infer<typeof siteFileSchema>

const refreshAfterMs = 60_000
const retryAfterMs = 5_000

type Memo = {
  site: Site | null
  nextRefreshAt: number
  refreshing: Promise<Site> | null
  /** Counts change events: a response requested before one is not cached after it. */
  changes: number
  /** Change count of the newest response that any page was rendered from. */
  newest: number
  /** Copy served while the API is unavailable; null while it responds. */
  fallback: Site | null
}
/** One for each language with content of its own. */
const memos = getGlobalSingleton("site", () => new Map<string, Memo>())

function getMemo(locale: string): Memo {
  const known = memos.get(locale)
  if (known) return known
  const memo: Memo = {
    site: null,
    nextRefreshAt: 0,
    refreshing: null,
    changes: 0,
    newest: 0,
    fallback: null,
  }
  memos.set(locale, memo)
  return memo
}

/**
 * Returns settings, categories, pages, redirects and menus, with their texts in a language as far as
 * they are translated: at most a minute old, or the last good copy while the API is unavailable.
 * Throws an ApiError only where there has never been one.
 */
export async function getSite(locale: string = defaultLocale): Promise<Site> {
  if (locale !== defaultLocale) {
    await registerCacheTags([tags.site, ...menuNames.map(tags.link)], lifetimes.page, locale)
    const site = await getSite()
    if (!site.languages.includes(locale)) return site
  }
  const preview = await getPreview()
  if (preview) return getPreviewedSite(preview.atMs, preview.showsDrafts, locale)
  if (locale === defaultLocale)
    await registerCacheTags([tags.site, ...menuNames.map(tags.link)], lifetimes.page)
  const memo = getMemo(locale)
  if (memo.site && performance.now() < memo.nextRefreshAt) return memo.site
  memo.refreshing ??= refreshSite(locale, memo)
  return memo.refreshing
}

/**
 * Returns the languages with translated content, besides English: as last fetched, unless a change
 * event came since. None while the API is unavailable and has never responded. Registers no cache
 * tags.
 */
export async function listContentLanguages(): Promise<readonly string[]> {
  if (await getPreview()) return (await getSite()).languages
  const memo = getMemo(defaultLocale)
  if (memo.site && memo.nextRefreshAt > 0) return memo.site.languages
  memo.refreshing ??= refreshSite(defaultLocale, memo)
  return (await memo.refreshing.catch(() => null))?.languages ?? []
}

/** Sites of previews that are being rendered now. */
const previewed = new Map<string, Promise<Site>>()

/**
 * Returns the site as a preview shows it. Each page requests it, shared with concurrent renders; it
 * is never cached.
 */
const getPreviewedSite = cache(
  async (atMs: number | null, showsDrafts: boolean, locale: string) => {
    const key = `${atMs} ${showsDrafts} ${locale}`
    const loading = previewed.get(key) ?? loadSite(locale).then(parseSite)
    if (!previewed.has(key)) {
      previewed.set(key, loading)
      const forget = () => previewed.delete(key)
      loading.then(forget, forget)
    }
    return loading
  },
)

/** Returns the public site as last fetched, without a request; null before the first fetch. */
export function getCachedSite(locale: string = defaultLocale): Site | null {
  const english = getMemo(defaultLocale).site
  return english?.languages.includes(locale) ? getMemo(locale).site : english
}

/**
 * True if this is a copy from before the API became unavailable. What it lacks may exist all the
 * same, so nothing may be reported as missing because of it.
 */
export function isStaleFallback(site: Site): boolean {
  return [...memos.values()].some(({ fallback }) => fallback === site)
}

/**
 * Makes the next `getSite` send a request, because data of the site has changed. A response in
 * flight may be older than the change, so later callers do not get it.
 */
export function invalidateSite(): void {
  for (const memo of memos.values()) {
    memo.changes += 1
    memo.nextRefreshAt = 0
    memo.refreshing = null
  }
}

subscribeToInvalidations("site", invalidateSite)

async function refreshSite(locale: string, memo: Memo): Promise<Site> {
  const changes = memo.changes
  const storeSite = (site: Site, forMs: number) => {
    // A page is rendered from this response even if it is not cached: its analytics must be
    // registered.
    if (changes >= memo.newest) {
      memo.newest = changes
      registerAnalytics(site.settings.analytics)
    }
    if (memo.changes !== changes) return false
    memo.site = site
    memo.nextRefreshAt = performance.now() + forMs
    memo.refreshing = null
    memo.fallback = null
    return true
  }
  try {
    const file = await loadSite(locale)
    const site = parseSite(file)
    if (storeSite(site, refreshAfterMs)) void writeSiteFile(locale, file)
    return site
  } catch (error) {
    const lastGood = memo.site ?? (await readSiteFile(locale))
    if (lastGood) storeSite(lastGood, retryAfterMs)
    else if (memo.changes === changes) memo.refreshing = null
    if (!lastGood) throw error
    memo.fallback = lastGood
    log.warn({ reason: String(error) }, "site: refresh failed, serving stale copy")
    return lastGood
  }
}

async function loadSite(locale: string): Promise<SiteFile> {
  const options = { language: parseContentLanguage(locale) }
  const [initialData, { data: deliveryRates }, ...lists] = await Promise.all([
    fetchRest("initialData", {}, options),
    fetchRest("listDeliveryRates", {}, options),
    ...menuNames.map((parent) => fetchRest("listLinks", { query: { parent } }, options)),
  ])
  const entries = menuNames.map((name, at) => [name, lists[at]?.data ?? []])
  return siteFileSchema.parse({ initialData, menus: Object.fromEntries(entries), deliveryRates })
}

async function readSiteFile(locale: string): Promise<Site | null> {
  try {
    const text = await readFile(getSiteFilePath(locale), "utf8")
    return parseSite(siteFileSchema.parse(JSON.parse(text)))
  } catch {
    return null
  }
}

/** Saves the site data. No page waits for it, and a failed write has no effect now. */
async function writeSiteFile(locale: string, file: SiteFile): Promise<void> {
  try {
    await saveFileAtomically(getSiteFilePath(locale), Buffer.from(JSON.stringify(file)))
  } catch (error) {
    log.warn({ reason: String(error) }, "site: write to disk failed")
  }
}

function getSiteFilePath(locale: string): string {
  const language = locale === defaultLocale ? "" : `.${locale}`
  return join(getEnv().NEXT_DIST_DIR, `initial-data${language}.json`)
}
