import type { Reading } from "./fetch-page.ts"

/** From the kill of a process until reads must succeed again, by `performance.now()`. */
export type Gap = { fromMs: number; untilMs: number }

/** Lists the failed reads that were not in flight in any of these gaps. */
export function listUnexplained<R extends Pick<Reading, "startedAt" | "ms">>(
  failed: readonly R[],
  gaps: readonly Gap[],
): R[] {
  return failed.filter(
    ({ startedAt, ms }) =>
      !gaps.some(({ fromMs, untilMs }) => startedAt <= untilMs && startedAt + ms >= fromMs),
  )
}
