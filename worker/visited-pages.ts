import { NetworkFirst } from "workbox-strategies/NetworkFirst.js"
import { cacheNames } from "#lib/pwa/cache-names.ts"
import { getOfflinePath } from "#lib/pwa/offline-path.ts"
import { isCacheablePath, resolveRequestStrategy } from "#lib/pwa/resolve-request-strategy.ts"
import type { PageViewMessage } from "#lib/pwa/worker-message.ts"
import { getCachedByteCount, getCachedPageCount, isOfThisBuild, pageCachePlugin } from "./caches.ts"
import { firstVisitBytes, limitStorage, storageBudgetPlugin } from "./storage-budget.ts"
import { files, images, pages } from "./strategies.ts"
import type { LastingEvent } from "./worker-scope.ts"

/**
 * A loaded page is in the browser's HTTP cache; a client-side navigation has fetched only its RSC
 * payload, so the document is requested.
 */
const cacheUse = { loaded: "force-cache", shown: "no-cache" } as const

/**
 * Caches the visible page and its files from the browser's HTTP cache. On a first visit, caches no
 * more than the storage budget: the page first, then its images.
 */
export async function saveVisitedPage(
  event: LastingEvent,
  { path, how, files: shown }: PageViewMessage,
): Promise<void> {
  const isPast = how === "loaded" || how === "more"
  const isFirst = isPast && (await getCachedPageCount()) <= 1
  if (isFirst) limitStorage(event, firstVisitBytes - (await getCachedByteCount()))
  await saveOfflinePage(path, event)
  const isNew = how === "loaded" || how === "shown"
  if (isNew && isCacheablePath(path))
    await fetchIntoCache(pages, path, event, { cache: cacheUse[how] })
  for (const file of shown) {
    const strategy = findStrategy(file)
    if (strategy) await fetchIntoCache(strategy, file, event, asPageRequest)
  }
}

/**
 * Same Accept header as the page's own request: for a placeholder image the response is then the
 * smallest.
 */
const asPageRequest: RequestInit = {
  cache: "force-cache",
  headers: { Accept: "image/avif,image/webp,*/*" },
}

function findStrategy(address: string): typeof files | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const requestFacts = {
    method: "GET",
    origin: location.origin,
    isNavigation: false,
    hasRange: false,
  }
  const plan = resolveRequestStrategy({ ...requestFacts, url })
  if (plan === "picture") return images
  return plan === "file" ? files : null
}

/** Requests a page or file and caches it. A failed request is ignored. */
async function fetchIntoCache(
  strategy: typeof pages | typeof files,
  address: string,
  event: LastingEvent,
  init: RequestInit,
): Promise<void> {
  const request = new Request(address, { ...init, ...buildTimeoutInit() })
  await Promise.allSettled(strategy.handleAll({ event, request }))
}

const cacheName = cacheNames.offline
const matchOptions = { ignoreVary: true }
const offlinePages = new NetworkFirst({
  cacheName,
  matchOptions,
  plugins: [pageCachePlugin, storageBudgetPlugin],
})

/** Returns the cached offline page in the language of a path; undefined if there is none. */
export async function findOfflinePage(path: string): Promise<Response | undefined> {
  return caches.match(getOfflinePath(path), { cacheName, ...matchOptions })
}

/**
 * Caches this build's offline page in the language of a path. If the request fails, the previous
 * one stays.
 */
export async function saveOfflinePage(path: string, event: LastingEvent): Promise<void> {
  const cached = await findOfflinePage(path)
  if (cached && isOfThisBuild(cached)) return
  const request = new Request(getOfflinePath(path), { cache: "no-cache", ...buildTimeoutInit() })
  await Promise.allSettled(offlinePages.handleAll({ event, request }))
}

/**
 * Timeout of a request that only fills the cache. The activation of a newer worker waits for it.
 */
const timeoutMs = 10_000

/** Returns the fetch options that abort a request after the timeout. */
function buildTimeoutInit(): Pick<RequestInit, "signal"> {
  return { signal: AbortSignal.timeout(timeoutMs) }
}
