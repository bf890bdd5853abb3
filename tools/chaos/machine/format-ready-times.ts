import { formatSeconds } from "#scripts/lib/progress.ts"
import { resolvePercentile } from "#tools/torture/scenario.ts"

/** Formats the times that a process took to be ready again, in milliseconds; there may be none. */
export function formatReadyTimes(tookMs: readonly number[]): string {
  if (tookMs.length === 0) return "not ready again"
  const median = formatSeconds(resolvePercentile(tookMs, 0.5))
  return `ready after ${median}, at most ${formatSeconds(Math.max(...tookMs))}`
}
