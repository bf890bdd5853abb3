import { median, percentile } from "../median.ts"

/** Milliseconds of calls made one after the other. */
export type Timing = {
  medianMs: number | null
  p95Ms: number | null
  failed: number
  /** What the first call that failed said; null when all succeeded. */
  firstFailure: string | null
}

/** How long each of the calls takes, one after the other; one that throws counts as failed. */
export async function timeCalls(
  signal: AbortSignal,
  calls: readonly (() => Promise<unknown>)[],
): Promise<Timing> {
  const times: number[] = []
  const failures: string[] = []
  for (const call of calls) {
    signal.throwIfAborted()
    const startedAt = performance.now()
    try {
      await call()
      times.push(performance.now() - startedAt)
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error))
    }
  }
  signal.throwIfAborted()
  const [firstFailure = null] = failures
  const failed = failures.length
  return { medianMs: median(times), p95Ms: percentile(times, 0.95), failed, firstFailure }
}
