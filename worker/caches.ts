import type { WorkboxPlugin } from "workbox-core/types.js"
import { cacheNames } from "#lib/pwa/cache-names.ts"
import { isCacheablePage } from "#lib/pwa/resolve-request-strategy.ts"

/** Returns the cached page of a path; undefined if there is none. */
export async function findCachedPage(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: cacheNames.pages, ignoreVary: true })
}

/** Returns the number of cached pages. */
export async function getCachedPageCount(): Promise<number> {
  return (await (await caches.open(cacheNames.pages)).keys()).length
}

/** Returns the number of bytes in all caches. Reads every body, which is slow after many visits. */
export async function getCachedByteCount(): Promise<number> {
  let bytes = 0
  for (const name of Object.values(cacheNames)) {
    for (const response of await (await caches.open(name)).matchAll()) {
      bytes += (await response.blob()).size
    }
  }
  return bytes
}

/** Deletes the caches of earlier versions of the worker. */
export async function deleteOldCaches(): Promise<void> {
  const known = Object.values(cacheNames)
  const old = (await caches.keys()).filter((name) => !known.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}

const versionHeader = "X-Curlew-Build"

/** Returns a copy of a page for the cache, with a header that names the build. */
function buildCachedPage(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set(versionHeader, version)
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name)
  return new Response(response.body, { status: 200, headers })
}

/** True if the cached page is of this build. */
export function isOfThisBuild(cached: Response): boolean {
  return cached.headers.get(versionHeader) === version
}

declare const self: { __WB_MANIFEST: readonly { revision: string }[] }

/** Id of this build, filled in by next.config.mjs. Each build is a new worker. */
const version = self.__WB_MANIFEST[0]?.revision ?? ""

/** Workbox plugin that caches public pages, with a cache key without the query. */
export const pageCachePlugin: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url)
    return `${url.origin}${url.pathname}`
  },
  cacheWillUpdate: async ({ request, response }) => {
    const isCacheable = isCacheablePage(new URL(request.url).pathname, response)
    return isCacheable ? buildCachedPage(response) : null
  },
}
