import type { NotedCall } from "./late-api.ts"

/** One making of a page, in milliseconds. */
export type Making = {
  /** The whole answer, less its slowest call. */
  beyondMs: number
  /** From the visitor's question to the first call. */
  beforeMs: number
  /** From the last call's answer to the end of the visitor's. */
  afterMs: number
  /** Calls that began when the first might have been answered already: they waited for another. */
  lateCalls: number
}

/**
 * What a making took besides its calls, each answered `lateMs` late. Throws where there was no call:
 * the page was there already.
 */
export function sumMaking(
  visit: { beganMs: number; endedMs: number },
  calls: readonly NotedCall[],
  lateMs: number,
): Making {
  if (calls.length === 0) throw new Error("a page that was to be made asked the API for nothing")
  const slowestMs = Math.max(...calls.map(({ beganMs, endedMs }) => endedMs - beganMs))
  const firstMs = Math.min(...calls.map(({ beganMs }) => beganMs))
  return {
    beyondMs: visit.endedMs - visit.beganMs - slowestMs,
    beforeMs: firstMs - visit.beganMs,
    afterMs: visit.endedMs - Math.max(...calls.map(({ endedMs }) => endedMs)),
    lateCalls: calls.filter(({ beganMs }) => beganMs - firstMs > lateMs / 2).length,
  }
}
