import { median, percentile } from "../median.ts"

/** Milliseconds of calls made one after the other. */
export type Timing = {
  medianMs: number | null
  p95Ms: number | null
  failed: number
  /** The message of the first failed call; null when all succeeded. */
  firstFailure: string | null
}

/** Measures each of the calls, one after the other; a call that throws counts as failed. */
export async function measureCallTimes(
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
