import { readMoments, writeMoments } from "./kept-moments.ts"

const mostVisits = 1_000
/** Maximum delay of a Node timer in milliseconds. */
const longestWaitMs = 2 ** 31 - 1
const firstRetryMs = 5_000
const longestRetryMs = 600_000
/** Timers may fire slightly early. */
const safetyMs = 20

type Planned = { atMs: number; tries: number }

/**
 * Schedules pages for a render at their expiry, so that they are up to date before a request;
 * repeats ever more rarely until they are. Persists the schedule across restarts. Uses one timer,
 * which does not block process exit, for at most a thousand pages.
 */
export class VisitSchedule {
  readonly #filePath: string
  readonly #visit: (paths: readonly string[]) => void
  readonly #planned: Map<string, Planned>
  #timer: NodeJS.Timeout | undefined

  constructor(filePath: string, visit: (paths: readonly string[]) => void) {
    this.#filePath = filePath
    this.#visit = visit
    const kept = readMoments(filePath).slice(0, mostVisits)
    this.#planned = new Map(kept.map(([path, atMs]) => [path, { atMs, tries: 0 }]))
    this.#setTimer()
  }

  /** Sets when the page at this path expires; null for one that does not. */
  note(path: string, atMs: number | null): void {
    const known = this.#planned.get(path)
    if (atMs === null ? !known : known?.atMs === atMs && known.tries === 0) return
    this.#planned.delete(path)
    if (atMs !== null) this.#planned.set(path, { atMs, tries: 0 })
    if (this.#planned.size > mostVisits) this.#dropLast()
    this.#keep()
  }

  has(path: string): boolean {
    return this.#planned.has(path)
  }

  #visitDue(): void {
    const now = Date.now()
    const due = [...this.#planned].filter(([, { atMs }]) => atMs <= now)
    for (const [path, { tries }] of due) {
      const pauseMs = Math.min(firstRetryMs * 2 ** tries, longestRetryMs)
      this.#planned.set(path, { atMs: now + pauseMs, tries: tries + 1 })
    }
    this.#keep()
    if (due.length > 0) this.#visit(due.map(([path]) => path))
  }

  #dropLast(): void {
    const [last] = [...this.#planned].toSorted(([, a], [, b]) => b.atMs - a.atMs)
    if (last) this.#planned.delete(last[0])
  }

  #keep(): void {
    writeMoments(
      this.#filePath,
      [...this.#planned].map(([path, { atMs }]) => [path, atMs] as const),
    )
    this.#setTimer()
  }

  #setTimer(): void {
    clearTimeout(this.#timer)
    const moments = [...this.#planned.values()].map(({ atMs }) => atMs)
    if (moments.length === 0) return
    const waitMs = Math.max(0, Math.min(...moments) - Date.now()) + safetyMs
    this.#timer = setTimeout(() => this.#visitDue(), Math.min(waitMs, longestWaitMs)).unref()
  }
}
