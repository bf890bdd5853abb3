import { log } from "#lib/log.ts"
import type { PingResult } from "./send-ping.ts"

/** Most addresses of one ping (https://www.indexnow.org/documentation). */
const mostPerPing = 10_000
/** Most that wait; of more changes than these a sitemap tells as well. */
const mostWaiting = 100_000
const mostTries = 8

type PingParts = {
  send: (paths: readonly string[]) => Promise<PingResult>
  /** Least time between two pings. */
  pauseMs: number
  /** Time in which changes that belong together come together. */
  gatherMs: number
}

/**
 * Paths that changed, on their way to search engines: gathered, each once, at most one ping per
 * pause, again later where it could not be taken. Nobody waits for it; a restart forgets it.
 */
export class PingQueue {
  readonly #parts: PingParts
  #waiting = new Set<string>()
  #timer: NodeJS.Timeout | null = null
  #isSending = false
  #nextAt = 0
  #tries = 0

  constructor(parts: PingParts) {
    this.#parts = parts
  }

  add(paths: readonly string[]): void {
    for (const path of paths) {
      if (this.#waiting.size < mostWaiting) this.#waiting.add(path)
    }
    this.#plan()
  }

  #plan(): void {
    if (this.#waiting.size === 0 || this.#timer !== null || this.#isSending) return
    const waitMs = Math.max(this.#parts.gatherMs, this.#nextAt - Date.now())
    this.#timer = setTimeout(() => void this.#ping(), waitMs)
    this.#timer.unref()
  }

  async #ping(): Promise<void> {
    this.#timer = null
    this.#isSending = true
    const paths = [...this.#waiting].slice(0, mostPerPing)
    this.#waiting = new Set([...this.#waiting].slice(mostPerPing))
    const result = await this.#parts.send(paths)
    this.#isSending = false
    this.#settle(paths, result)
    this.#plan()
  }

  #settle(paths: readonly string[], result: PingResult): void {
    const { pauseMs } = this.#parts
    this.#tries = result.kind === "later" ? this.#tries + 1 : 0
    const pauses = 2 ** Math.max(0, this.#tries - 1)
    const askedMs = result.kind === "later" ? result.afterMs : 0
    this.#nextAt = Date.now() + Math.max(pauseMs * pauses, askedMs)
    if (result.kind === "taken") {
      log.info({ paths: paths.length }, "search engines were told of changes")
      return
    }
    const said = { paths: paths.length, reason: result.reason }
    if (result.kind === "refused" || this.#tries >= mostTries) {
      this.#tries = 0
      log.error(said, "search engines could not be told of changes")
      return
    }
    log.warn(said, "search engines are told of changes later")
    this.#waiting = new Set([...paths, ...this.#waiting])
  }
}
