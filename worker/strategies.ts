import type { WorkboxPlugin } from "workbox-core/types.js"
import { ExpirationPlugin } from "workbox-expiration/ExpirationPlugin.js"
import { CacheFirst } from "workbox-strategies/CacheFirst.js"
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js"
import { cacheNames } from "#lib/pwa/cache-names.ts"
import {
  isCacheable,
  isCacheableImage,
  isPlaceholderImage,
} from "#lib/pwa/resolve-request-strategy.ts"
import { isOfThisBuild, pageCachePlugin } from "./caches.ts"
import { storageBudgetPlugin } from "./storage-budget.ts"

const daySeconds = 24 * 60 * 60
const matchOptions = { ignoreVary: true }

/**
 * Returns a Workbox plugin that evicts the oldest entries past the limits, and purges the cache on
 * a quota error.
 */
function createExpirationPlugin(maxEntries: number, days: number): WorkboxPlugin {
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
const currentBuildPlugin: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    return cachedResponse && isOfThisBuild(cachedResponse) ? cachedResponse : null
  },
}

const fileCachePlugin: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isCacheable(response) ? response : null),
}

/**
 * Workbox plugin that caches images. A cached placeholder of an image that is still being rendered
 * is only a fallback for a failed request.
 */
const imageCachePlugin: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isCacheableImage(response) ? response : null),
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && !isPlaceholderImage(cachedResponse) ? cachedResponse : null,
  handlerDidError: ({ request }) =>
    caches.match(request, { cacheName: cacheNames.pictures, ...matchOptions }),
}

/** Public pages: network first; the cached page after a timeout of three seconds. */
export const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  matchOptions,
  networkTimeoutSeconds: 3,
  plugins: [
    pageCachePlugin,
    storageBudgetPlugin,
    currentBuildPlugin,
    createExpirationPlugin(40, 30),
  ],
})

export const images = new CacheFirst({
  cacheName: cacheNames.pictures,
  matchOptions,
  plugins: [imageCachePlugin, storageBudgetPlugin, createExpirationPlugin(120, 30)],
})

/** Scripts, styles and fonts of the build, whose URLs contain a content hash. */
export const files = new CacheFirst({
  cacheName: cacheNames.files,
  matchOptions,
  plugins: [fileCachePlugin, storageBudgetPlugin, createExpirationPlugin(150, 60)],
})
