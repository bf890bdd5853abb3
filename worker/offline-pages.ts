import { NetworkFirst } from "workbox-strategies/NetworkFirst.js"
import { cacheNames } from "#lib/pwa/cache-names.ts"
import { getOfflinePath } from "#lib/pwa/offline-path.ts"
import { buildTimeoutInit } from "./build-timeout-init.ts"
import { isOfThisBuild } from "./cached-page.ts"
import { pageCachePlugin } from "./page-cache-plugin.ts"
import { storageBudgetPlugin } from "./storage-budget.ts"
import type { LastingEvent } from "./worker-scope.ts"

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
