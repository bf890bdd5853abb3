import "server-only"
import { randomUUID } from "node:crypto"
import { readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { cache } from "react"
import { z } from "zod"
import { noteAnalytics } from "#lib/analytics/known-analytics.ts"
import { lifetimes, tags } from "#lib/cache.ts"
import { linkSchema } from "#lib/contract/link.ts"
import { getOneInProcess } from "#lib/contract/one-in-process.ts"
import { deliveryRateSchema } from "#lib/contract/seo-calls.ts"
import { initialDataSchema } from "#lib/contract/site.ts"
import { getEnv } from "#lib/env.ts"
import { log } from "#lib/log.ts"
import { getPreview } from "#lib/preview/get-preview.ts"
import { onHeardChange } from "#lib/shared-memory/heard-changes.ts"
import { menuNames, type Site } from "#lib/site/site.ts"
import { declareTags } from "./declare-tags.ts"
import { parseSite } from "./parse-site.ts"
import { callRest } from "./transport.ts"

/** The frame's data as the API gave it, kept beside the build for when the API is away. */
const siteFileSchema = z.object({
  initialData: initialDataSchema,
  menus: z.record(z.enum(menuNames), z.array(linkSchema)),
  deliveryRates: z.array(deliveryRateSchema).default([]),
})
export type SiteFile = z.infer<typeof siteFileSchema>

const siteFileName = "initial-data.json"
const refreshAfterMs = 60_000
const retryAfterMs = 5_000

type Memo = {
  site: Site | null
  nextRefreshAt: number
  refreshing: Promise<Site> | null
  /** Grows with every announced change: what was asked for before one is not kept after it. */
  changes: number
  /** How many changes the newest answer knew of that any page was made from. */
  newest: number
  /** The copy given out while the API is away; null while it answers. */
  standIn: Site | null
}
const memo = getOneInProcess(
  "site",
  (): Memo => ({
    site: null,
    nextRefreshAt: 0,
    refreshing: null,
    changes: 0,
    newest: 0,
    standIn: null,
  }),
)

/**
 * Settings, categories, pages, redirects and menus: at most a minute old, or the last good copy
 * while the API is away. Throws an ApiError only where there has never been one.
 */
export async function getSite(): Promise<Site> {
  const preview = await getPreview()
  if (preview) return getPreviewedSite(preview.atMs, preview.showsDrafts)
  await declareTags([tags.site, ...menuNames.map(tags.link)], lifetimes.page)
  if (memo.site && performance.now() < memo.nextRefreshAt) return memo.site
  memo.refreshing ??= refreshSite()
  return memo.refreshing
}

/** The site of previews that are being made at this moment. */
const previewed = new Map<string, Promise<Site>>()

/** As a preview shows it: asked for by each page, together with others just being made; kept by none. */
const getPreviewedSite = cache(async (atMs: number | null, showsDrafts: boolean) => {
  const key = `${atMs} ${showsDrafts}`
  const asked = previewed.get(key) ?? loadSite().then(parseSite)
  if (!previewed.has(key)) {
    previewed.set(key, asked)
    const forget = () => previewed.delete(key)
    asked.then(forget, forget)
  }
  return asked
})

/** The site as everybody sees it, as it was last known, without asking; null before the first time. */
export function peekSite(): Site | null {
  return memo.site
}

/**
 * Whether this is a copy from before the API went away: what it lacks may exist all the same, so
 * nothing may be called missing because of it.
 */
export function isStandIn(site: Site): boolean {
  return memo.standIn === site
}

/**
 * Makes the next `getSite` ask the API, because something it holds has changed. An answer that is
 * still on its way may be older than the change, so nobody who asks from now on gets it.
 */
export function markSiteStale(): void {
  memo.changes += 1
  memo.nextRefreshAt = 0
  memo.refreshing = null
}

onHeardChange("site", markSiteStale)

async function refreshSite(): Promise<Site> {
  const changes = memo.changes
  const keep = (site: Site, forMs: number) => {
    // A page is made from this answer even where it is not kept: what measures it must get in.
    if (changes >= memo.newest) {
      memo.newest = changes
      noteAnalytics(site.settings.analytics)
    }
    if (memo.changes !== changes) return false
    memo.site = site
    memo.nextRefreshAt = performance.now() + forMs
    memo.refreshing = null
    memo.standIn = null
    return true
  }
  try {
    const file = await loadSite()
    const site = parseSite(file)
    if (keep(site, refreshAfterMs)) void writeSiteFile(file)
    return site
  } catch (error) {
    const lastGood = memo.site ?? (await readSiteFile())
    if (lastGood) keep(lastGood, retryAfterMs)
    else if (memo.changes === changes) memo.refreshing = null
    if (!lastGood) throw error
    memo.standIn = lastGood
    log.warn({ reason: String(error) }, "site data not refreshed, the last good copy stays")
    return lastGood
  }
}

async function loadSite(): Promise<SiteFile> {
  const [initialData, { data: deliveryRates }, ...lists] = await Promise.all([
    callRest("initialData", {}),
    callRest("listDeliveryRates", {}),
    ...menuNames.map((parent) => callRest("listLinks", { query: { parent } })),
  ])
  const entries = menuNames.map((name, at) => [name, lists[at]?.data ?? []])
  return siteFileSchema.parse({ initialData, menus: Object.fromEntries(entries), deliveryRates })
}

async function readSiteFile(): Promise<Site | null> {
  try {
    return parseSite(siteFileSchema.parse(JSON.parse(await readFile(getSiteFilePath(), "utf8"))))
  } catch {
    return null
  }
}

/**
 * Temp file, then rename: a reader never meets half a file. No page waits for it, and failing to
 * write costs nothing now.
 */
async function writeSiteFile(file: SiteFile): Promise<void> {
  const path = getSiteFilePath()
  const tempPath = `${path}.${randomUUID()}`
  try {
    await writeFile(tempPath, JSON.stringify(file))
    await rename(tempPath, path)
  } catch (error) {
    log.warn({ reason: String(error) }, "site data could not be kept on disk")
  }
}

function getSiteFilePath(): string {
  return join(getEnv().NEXT_DIST_DIR, siteFileName)
}
