import type { WorkboxPlugin } from "workbox-core/types.js"

/** Storage budget of a first visit, as the browser counts it: uncompressed. */
export const firstVisitBytes = 295_000

const leftBytesByEvent = new WeakMap<object, number>()

/**
 * Limits the bytes that the requests of one event may add to the caches. Requests of other events
 * that run at the same time, such as the next navigation, have no limit.
 */
export function limitStorage(event: object, leftBytes: number): void {
  leftBytesByEvent.set(event, leftBytes)
}

/** Workbox plugin that caches a response only within the storage budget of its event. */
export const storageBudgetPlugin: WorkboxPlugin = {
  cacheWillUpdate: async ({ event, response }) => {
    if (event === undefined || !leftBytesByEvent.has(event)) return response
    const { size } = await response.clone().blob()
    const leftBytes = (leftBytesByEvent.get(event) ?? 0) - size
    if (leftBytes < 0) return null
    leftBytesByEvent.set(event, leftBytes)
    return response
  },
}
