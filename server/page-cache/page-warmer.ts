import { log } from "#lib/log.ts"
import { registerQueueGauge } from "#lib/observability/queue-gauges.ts"
import { WarmupQueue } from "./warmup-queue.ts"

const maxPaths = 200

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
