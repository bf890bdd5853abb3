import type { RecordedCall } from "./delayed-api.ts"

/** Times of one page render, in milliseconds. */
export type RenderTimes = {
  /** Total response time, less the slowest call. */
  beyondMs: number
  /** From the page request to the first call. */
  beforeMs: number
  /** From the response of the last call to the end of the page response. */
  afterMs: number
  /** Calls that started when the first could have finished: they waited for another call. */
  lateCalls: number
}

/**
 * Builds the render times of a page whose calls are each delayed by `delayMs`. Throws if there was
 * no call: the page was cached.
 */
export function buildRenderTimes(
  visit: { beganMs: number; endedMs: number },
  calls: readonly RecordedCall[],
  delayMs: number,
): RenderTimes {
  if (calls.length === 0) throw new Error("a page that was to be rendered sent no API request")
  const slowestMs = Math.max(...calls.map(({ beganMs, endedMs }) => endedMs - beganMs))
  const firstMs = Math.min(...calls.map(({ beganMs }) => beganMs))
  return {
    beyondMs: visit.endedMs - visit.beganMs - slowestMs,
    beforeMs: firstMs - visit.beganMs,
    afterMs: visit.endedMs - Math.max(...calls.map(({ endedMs }) => endedMs)),
    lateCalls: calls.filter(({ beganMs }) => beganMs - firstMs > delayMs / 2).length,
  }
}
