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

/** The oldest go when there are more, or when the browser has no room. */
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

/** While the shop answers, only slowly, no page of an earlier build takes the place of its answer. */
const useOwnVersion: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    return cachedResponse && isOfThisBuild(cachedResponse) ? cachedResponse : null
  },
}

const keepFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (mayKeep(response) ? response : null),
}

/** A picture that stands in for one that is still being made is shown again only where nothing else is. */
const keepPictures: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (mayKeepPicture(response) ? response : null),
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && !isStandIn(cachedResponse) ? cachedResponse : null,
  handlerDidError: ({ request }) =>
    caches.match(request, { cacheName: cacheNames.pictures, ...matchOptions }),
}

/** Public pages: what the shop answers, within three seconds if it is kept. */
export const pages = new NetworkFirst({
  ...{ cacheName: cacheNames.pages, matchOptions, networkTimeoutSeconds: 3 },
  plugins: [keepPages, keepWithinAllowance, useOwnVersion, expire(40, 30)],
})

export const pictures = new CacheFirst({
  ...{ cacheName: cacheNames.pictures, matchOptions },
  plugins: [keepPictures, keepWithinAllowance, expire(120, 30)],
})

/** Scripts, styles and fonts of the build, whose addresses name their content. */
export const files = new CacheFirst({
  ...{ cacheName: cacheNames.files, matchOptions },
  plugins: [keepFiles, keepWithinAllowance, expire(150, 60)],
})
