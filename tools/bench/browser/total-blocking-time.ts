/** A long task: its start and its duration, in milliseconds. */
export type Task = readonly [start: number, duration: number]

const longTaskMs = 50

/**
 * Returns total blocking time in milliseconds: the part of each long task beyond 50 ms, counted
 * from the first contentful paint.
 */
export function getTotalBlockingTime(tasks: readonly Task[], firstPaintMs: number | null): number {
  return tasks.reduce((sum, [start, duration]) => {
    const from = Math.max(start, firstPaintMs ?? 0)
    return sum + Math.max(0, start + duration - from - longTaskMs)
  }, 0)
}
