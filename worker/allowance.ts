import type { WorkboxPlugin } from "workbox-core/types.js"

/** Most that a first visit leaves on a device, as its browser counts it: unpacked. */
export const firstVisitBytes = 295_000

/** How many bytes may still be kept for the page that is being looked at. */
export const allowance = { leftBytes: Number.POSITIVE_INFINITY }

/** Keeps an answer only as far as the allowance goes. */
export const keepWithinAllowance: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (allowance.leftBytes === Number.POSITIVE_INFINITY) return response
    const { size } = await response.clone().blob()
    if (size > allowance.leftBytes) return null
    allowance.leftBytes -= size
    return response
  },
}
