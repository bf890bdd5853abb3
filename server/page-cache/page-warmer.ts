import { watchQueue } from "#lib/contract/watch/queue-lengths.ts"
import { VisitQueue } from "./visit-queue.ts"

const maxPaths = 200

type Deps = {
  /** Renders the page again; resolves when that is over. */
  renew: (path: string) => Promise<void>
  /** True if the page is still stale: a request may have come first. */
  isDue: (path: string) => boolean
  untilIdle: () => Promise<void>
}

/**
 * Renders pages again before they are requested, one at a time and only while the process and its
 * machine are idle. At most 200 wait; the rest are rendered when they are requested.
 */
export class PageWarmer {
  readonly #deps: Deps
  readonly #waiting = new VisitQueue(maxPaths)
  #isRunning = false

  constructor(deps: Deps) {
    this.#deps = deps
    watchQueue("pages to make anew", () => this.#waiting.size)
  }

  /** Queues the pages for an idle time. Returns at once. */
  add(paths: readonly string[]): void {
    for (const path of paths) this.#waiting.add(path)
    if (!this.#isRunning) void this.#run()
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    const { renew, isDue, untilIdle } = this.#deps
    while (this.#waiting.size > 0) {
      await untilIdle()
      const path = this.#waiting.take()
      if (path !== null && isDue(path)) await renew(path)
    }
    this.#isRunning = false
  }
}
