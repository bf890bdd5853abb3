import type { Reading } from "./page-reader.ts"

/** From a process's death until no read may fail of it any more, by `performance.now()`. */
export type Gap = { fromMs: number; untilMs: number }

/** The reads that failed and were not under way in any of these gaps. */
export function listUnexplained<R extends Pick<Reading, "startedAt" | "ms">>(
  failed: readonly R[],
  gaps: readonly Gap[],
): R[] {
  return failed.filter(
    ({ startedAt, ms }) =>
      !gaps.some(({ fromMs, untilMs }) => startedAt <= untilMs && startedAt + ms >= fromMs),
  )
}
