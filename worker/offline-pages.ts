import { NetworkFirst } from "workbox-strategies/NetworkFirst.js"
import { cacheNames } from "#lib/web-app/cache-names.ts"
import { getOfflinePath } from "#lib/web-app/offline-path.ts"
import { storageBudgetPlugin } from "./allowance.ts"
import { pageCachePlugin } from "./keep-pages.ts"
import { isOfThisBuild } from "./kept-page.ts"
import { buildTimeoutInit } from "./patience.ts"
import type { LastingEvent } from "./worker-scope.ts"

const cacheName = cacheNames.offline
const matchOptions = { ignoreVary: true }
const offlinePages = new NetworkFirst({
  ...{ cacheName, matchOptions },
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
