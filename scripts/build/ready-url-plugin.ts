import { setTimeout as sleep } from "node:timers/promises"
import type { Compiler } from "webpack"
import { requestStatus } from "#scripts/lib/request-status.ts"

/**
 * Webpack plugin that delays the end of a compilation until a URL responds with status 200, at most
 * two minutes. `npm start` compiles while it creates the database and starts the back end, from
 * whose data Next.js then renders the pages.
 */
export class ReadyUrlPlugin {
  readonly #url: string
  readonly #limitMs: number

  constructor(url: string, limitMs = 120_000) {
    this.#url = url
    this.#limitMs = limitMs
  }

  apply({ hooks }: Compiler): void {
    hooks.done.tapPromise(this.constructor.name, () => this.#waitForUrl())
  }

  async #waitForUrl(): Promise<void> {
    const deadline = performance.now() + this.#limitMs
    while ((await requestStatus(this.#url).catch(() => null)) !== 200) {
      if (performance.now() > deadline) throw new Error(`${this.#url} is not ready.`)
      await sleep(100)
    }
  }
}
