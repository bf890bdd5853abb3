import { LRUCache } from "lru-cache"
import { defaultLocale } from "#lib/contract/languages.ts"
import { getPathLocale } from "#lib/i18n/path-locale.ts"
import { log } from "#lib/log.ts"
import { registerQueueGauge } from "#lib/observability/queue-gauges.ts"

const maxPaths = 200
const scoreHalvingMs = 3_600_000
/** Score of one view after an hour: a page viewed once counts for that long. */
const minScore = 0.5
const maxViewed = 2_000

type Deps = {
  /** Renders the page again; resolves when that is over. */
  regenerate: (path: string) => Promise<void>
  /** True if the page is still stale: a request may have come first. */
  isDue: (path: string) => boolean
  waitUntilIdle: () => Promise<void>
}

/**
 * Renders pages again before they are requested, one at a time and only while the process and its
 * machine are idle. At most 200 wait; the rest are rendered when they are requested.
 */
export class PageWarmer {
  readonly #deps: Deps
  readonly #waiting = new WarmupQueue(maxPaths)
  #isRunning = false

  constructor(deps: Deps) {
    this.#deps = deps
    registerQueueGauge("page-warmup", () => this.#waiting.size)
  }

  /** Queues the pages for an idle time. Returns at once. */
  add(paths: readonly string[]): void {
    for (const path of paths) this.#waiting.add(path)
    if (!this.#isRunning) void this.#run()
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    const { regenerate, isDue, waitUntilIdle } = this.#deps
    while (this.#waiting.size > 0) {
      await waitUntilIdle()
      const path = this.#waiting.shift()
      try {
        if (path !== null && isDue(path)) await regenerate(path)
      } catch (error) {
        // The page stays stale until it is requested.
        log.warn({ path, reason: String(error) }, "page-warmup: render failed")
      }
    }
    this.#isRunning = false
  }
}

/**
 * Queue of page paths to render, each once and up to a limit: English ones come before those in
 * other languages, in whichever order they were added, and replace those if the queue is full.
 */
export class WarmupQueue {
  readonly #maxSize: number
  readonly #english = new Set<string>()
  readonly #others = new Set<string>()

  constructor(maxSize: number) {
    this.#maxSize = maxSize
  }

  get size(): number {
    return this.#english.size + this.#others.size
  }

  /** Adds the path, unless the queue is full. */
  add(path: string): void {
    const isEnglish = getPathLocale(path) === defaultLocale
    const queue = isEnglish ? this.#english : this.#others
    if (queue.has(path)) return
    if (this.size >= this.#maxSize && isEnglish) this.#dropLastOther()
    if (this.size < this.#maxSize) queue.add(path)
  }

  /** Removes and returns the next path; null if there is none. */
  shift(): string | null {
    for (const waiting of [this.#english, this.#others]) {
      for (const path of waiting) {
        waiting.delete(path)
        return path
      }
    }
    return null
  }

  #dropLastOther(): void {
    const last = [...this.#others].at(-1)
    if (last !== undefined) this.#others.delete(last)
  }
}

type PageScore = { score: number; atMs: number }

/** Ranks pages by how often and how recently they were viewed. A view's weight halves each hour. */
export class PageviewLog {
  readonly #scores = new LRUCache<string, PageScore>({ max: maxViewed })

  record(path: string): void {
    const score = this.#getScore(path) + 1
    this.#scores.set(path, { score, atMs: Date.now() })
  }

  /** Returns at most `max` of these pages, the most viewed first; none without recent views. */
  listMostViewed(paths: readonly string[], max: number): string[] {
    return paths
      .map((path) => ({ path, score: this.#getScore(path) }))
      .filter(({ score }) => score >= minScore)
      .sort((a, b) => b.score - a.score)
      .slice(0, max)
      .map(({ path }) => path)
  }

  #getScore(path: string): number {
    const known = this.#scores.peek(path)
    if (!known) return 0
    return known.score * 0.5 ** (Math.max(0, Date.now() - known.atMs) / scoreHalvingMs)
  }
}
