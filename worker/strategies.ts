import type { WorkboxPlugin } from "workbox-core/types.js"
import { ExpirationPlugin } from "workbox-expiration/ExpirationPlugin.js"
import { CacheFirst } from "workbox-strategies/CacheFirst.js"
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js"
import { cacheNames } from "#lib/web-app/cache-names.ts"
import { isStandIn, mayKeep, mayKeepPicture } from "#lib/web-app/may-keep.ts"
import { keepWithinAllowance } from "./allowance.ts"
import { keepPages } from "./keep-pages.ts"
import { isOfThisBuild } from "./kept-page.ts"

const daySeconds = 24 * 60 * 60
const matchOptions = { ignoreVary: true }

/**
 * Returns a Workbox plugin that evicts the oldest entries past the limits, and purges the cache on
 * a quota error.
 */
function expire(maxEntries: number, days: number): WorkboxPlugin {
  const bounds = { maxEntries, maxAgeSeconds: days * daySeconds, purgeOnQuotaError: true }
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin({
    ...bounds,
    matchOptions,
  })
  return {
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
    ...(cacheDidUpdate && { cacheDidUpdate }),
  }
}

/** Workbox plugin that returns only pages of this build when the network is slow but available. */
const useOwnVersion: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    return cachedResponse && isOfThisBuild(cachedResponse) ? cachedResponse : null
  },
}

const keepFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (mayKeep(response) ? response : null),
}

/**
 * Workbox plugin that caches images. A cached placeholder of an image that is still being rendered
 * is only a fallback for a failed request.
 */
const keepPictures: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (mayKeepPicture(response) ? response : null),
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && !isStandIn(cachedResponse) ? cachedResponse : null,
  handlerDidError: ({ request }) =>
    caches.match(request, { cacheName: cacheNames.pictures, ...matchOptions }),
}

/** Public pages: network first; the cached page after a timeout of three seconds. */
export const pages = new NetworkFirst({
  ...{ cacheName: cacheNames.pages, matchOptions, networkTimeoutSeconds: 3 },
  plugins: [keepPages, keepWithinAllowance, useOwnVersion, expire(40, 30)],
})

export const pictures = new CacheFirst({
  ...{ cacheName: cacheNames.pictures, matchOptions },
  plugins: [keepPictures, keepWithinAllowance, expire(120, 30)],
})

/** Scripts, styles and fonts of the build, whose URLs contain a content hash. */
export const files = new CacheFirst({
  ...{ cacheName: cacheNames.files, matchOptions },
  plugins: [keepFiles, keepWithinAllowance, expire(150, 60)],
})
