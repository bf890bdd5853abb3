/** A long task: its start and its duration, in milliseconds. */
export type Task = readonly [start: number, duration: number]

const unnoticedMs = 50

/**
 * Total blocking time in milliseconds: what each long task takes beyond 50 ms, counted from the
 * first contentful paint on.
 */
export function sumBlocking(tasks: readonly Task[], firstPaintMs: number | null): number {
  return tasks.reduce((sum, [start, duration]) => {
    const from = Math.max(start, firstPaintMs ?? 0)
    return sum + Math.max(0, start + duration - from - unnoticedMs)
  }, 0)
}
