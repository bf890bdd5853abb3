import type { WorkboxPlugin } from "workbox-core/types.js"
import { isCacheablePage } from "#lib/pwa/is-cacheable.ts"
import { buildCachedPage } from "./cached-page.ts"

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
