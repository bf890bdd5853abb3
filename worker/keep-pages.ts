import type { WorkboxPlugin } from "workbox-core/types.js"
import { mayKeepPage } from "#lib/web-app/may-keep.ts"
import { buildKeptPage } from "./kept-page.ts"

/** A page is kept as it is for everybody, whatever its query says. */
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
