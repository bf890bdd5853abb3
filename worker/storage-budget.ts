import type { WorkboxPlugin } from "workbox-core/types.js"

/** Storage budget of a first visit, as the browser counts it: uncompressed. */
export const firstVisitBytes = 295_000

/** Bytes that may still be cached for the visible page. */
export const storageBudget = { leftBytes: Number.POSITIVE_INFINITY }

/** Workbox plugin that caches a response only within the storage budget. */
export const storageBudgetPlugin: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (storageBudget.leftBytes === Number.POSITIVE_INFINITY) return response
    const { size } = await response.clone().blob()
    if (size > storageBudget.leftBytes) return null
    storageBudget.leftBytes -= size
    return response
  },
}
