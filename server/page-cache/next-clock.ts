/**
 * Returns a timestamp on the clock by which Next measures the age of pages. That clock is
 * monotonic: it differs from the system clock as soon as the system clock is set forward or back.
 */
export function getNextClockTime(timestampMs: number): number {
  return performance.timeOrigin + performance.now() - (Date.now() - timestampMs)
}
