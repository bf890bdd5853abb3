import { setTimeout as sleep } from "node:timers/promises"

/** Maximum time that a request waits for a page that has changed. */
const maxWaitMs = 5_000
const pollMs = 20
/**
 * Another process may be rendering it: a further request then takes over the page it has rendered.
 */
const refetchMs = 250
const firstPauseMs = 5_000
const maxPauseMs = 60_000
const maxFailures = 10_000

type Deps = {
  isOutdated: (path: string) => boolean
  /** Requests the page from this server, which starts its render. Never rejects. */
  fetchPage: (path: string) => Promise<void>
}

/**
 * Regenerates pages that a change has invalidated, each once for any number of waiting requests. If
 * a render fails, the last good version is served, for a pause that doubles with each failure.
 */
export class PageRegenerator {
  readonly #deps: Deps
  readonly #inFlight = new Map<string, Promise<void>>()
  readonly #failures = new Map<string, { untilMs: number; pauseMs: number }>()

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Resolves once the page is up to date, or cannot be brought up to date for now. */
  regenerate(path: string): Promise<void> {
    if (this.#isPaused(path)) return Promise.resolve()
    const known = this.#inFlight.get(path)
    if (known) return known
    const regeneration = this.#regenerate(path).finally(() => this.#inFlight.delete(path))
    this.#inFlight.set(path, regeneration)
    return regeneration
  }

  /** Records that a render of the page has failed. */
  recordFailure(path: string): void {
    const before = this.#failures.get(path)?.pauseMs
    const pauseMs = before === undefined ? firstPauseMs : Math.min(before * 2, maxPauseMs)
    this.#failures.delete(path)
    this.#failures.set(path, { untilMs: Date.now() + pauseMs, pauseMs })
    const oldest = this.#failures.keys().next().value
    if (this.#failures.size > maxFailures && oldest !== undefined) this.#failures.delete(oldest)
  }

  async #regenerate(path: string): Promise<void> {
    const { isOutdated, fetchPage } = this.#deps
    const endsAt = Date.now() + maxWaitMs
    do {
      await fetchPage(path)
      const refetchAt = Date.now() + refetchMs
      while (isOutdated(path) && !this.#isPaused(path) && Date.now() < refetchAt) {
        await sleep(pollMs)
      }
    } while (isOutdated(path) && !this.#isPaused(path) && Date.now() < endsAt)
    if (!isOutdated(path)) this.#failures.delete(path)
    else if (!this.#isPaused(path)) this.recordFailure(path)
  }

  #isPaused(path: string): boolean {
    return (this.#failures.get(path)?.untilMs ?? 0) > Date.now()
  }
}
