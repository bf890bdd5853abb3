/**
 * A moment by the clock that the framework holds the ages of pages against. Nobody sets that one, so that it
 * differs from the machine's as soon as this is put forward or back.
 */
export function toFrameworkTime(momentMs: number): number {
  return performance.timeOrigin + performance.now() - (Date.now() - momentMs)
}
