import { getExpiresAt } from "#lib/cache.ts"
import { getTimestamps, saveTimestamps } from "./disk-store.ts"
import { type PageEntry, parsePagePath } from "./page-entry.ts"

const maxPages = 1_000
/** Maximum delay of a Node timer in milliseconds. */
const maxTimerMs = 2 ** 31 - 1
const firstRetryMs = 5_000
const maxRetryMs = 600_000
/** Timers may fire slightly early. */
const safetyMs = 20

type ScheduledPage = { atMs: number; tries: number }

/**
 * Schedules pages for a render at their expiry, so that they are up to date before a request;
 * repeats ever more rarely until they are. Persists the schedule across restarts. Uses one timer,
 * which does not block process exit, for at most a thousand pages.
 */
export class ExpiryScheduler {
  readonly #filePath: string
  readonly #onExpired: (paths: readonly string[]) => void
  readonly #scheduled: Map<string, ScheduledPage>
  #timer: NodeJS.Timeout | undefined

  constructor(filePath: string, onExpired: (paths: readonly string[]) => void) {
    this.#filePath = filePath
    this.#onExpired = onExpired
    const stored = getTimestamps(filePath).slice(0, maxPages)
    this.#scheduled = new Map(stored.map(([path, atMs]) => [path, { atMs, tries: 0 }]))
    this.#setTimer()
  }

  /** Sets when the page at this path expires; null for one that does not. */
  schedule(path: string, atMs: number | null): void {
    const known = this.#scheduled.get(path)
    if (atMs === null ? !known : known?.atMs === atMs && known.tries === 0) return
    this.#scheduled.delete(path)
    if (atMs !== null) this.#scheduled.set(path, { atMs, tries: 0 })
    if (this.#scheduled.size > maxPages) this.#dropLast()
    this.#save()
  }

  /**
   * Sets when a cached page expires. An old page whose regeneration failed stays due, as its expiry
   * has passed.
   */
  schedulePage({ key, tags }: Pick<PageEntry, "key" | "tags">): void {
    const path = parsePagePath(key)
    const endMs = getExpiresAt(tags)
    if (path && (endMs === null || endMs > Date.now())) this.schedule(path, endMs)
  }

  has(path: string): boolean {
    return this.#scheduled.has(path)
  }

  #processDue(): void {
    const now = Date.now()
    const due = [...this.#scheduled].filter(([, { atMs }]) => atMs <= now)
    for (const [path, { tries }] of due) {
      const pauseMs = Math.min(firstRetryMs * 2 ** tries, maxRetryMs)
      this.#scheduled.set(path, { atMs: now + pauseMs, tries: tries + 1 })
    }
    this.#save()
    if (due.length > 0) this.#onExpired(due.map(([path]) => path))
  }

  #dropLast(): void {
    const [last] = [...this.#scheduled].toSorted(([, a], [, b]) => b.atMs - a.atMs)
    if (last) this.#scheduled.delete(last[0])
  }

  #save(): void {
    saveTimestamps(
      this.#filePath,
      [...this.#scheduled].map(([path, { atMs }]) => [path, atMs] as const),
    )
    this.#setTimer()
  }

  #setTimer(): void {
    clearTimeout(this.#timer)
    const timestamps = [...this.#scheduled.values()].map(({ atMs }) => atMs)
    if (timestamps.length === 0) return
    const waitMs = Math.max(0, Math.min(...timestamps) - Date.now()) + safetyMs
    this.#timer = setTimeout(() => this.#processDue(), Math.min(waitMs, maxTimerMs)).unref()
  }
}
