import type { WorkboxPlugin } from "workbox-core/types.js"
import { mayKeepPage } from "#lib/web-app/may-keep.ts"
import { buildKeptPage } from "./kept-page.ts"

/** Workbox plugin that caches public pages, with a cache key without the query. */
export const keepPages: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url)
    return `${url.origin}${url.pathname}`
  },
  cacheWillUpdate: async ({ request, response }) => {
    const mayBeKept = mayKeepPage(new URL(request.url).pathname, response)
    return mayBeKept ? buildKeptPage(response) : null
  },
}
