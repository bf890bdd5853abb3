import { StartFault, buildSentence } from "#scripts/fault.ts"

/**
 * Everything a command has started. Whatever happens (Ctrl-C, a fault, the natural end), all of it
 * is stopped, the latest first.
 */
export class Crew {
  readonly #stops: (() => Promise<void>)[] = []
  readonly #asked = new AbortController()
  readonly #failed = Promise.withResolvers<never>()

  constructor() {
    this.#failed.promise.catch(() => {})
  }

  /** Aborted as soon as someone asks the command to stop. */
  get signal(): AbortSignal {
    return this.#asked.signal
  }

  /** Registers how to stop something that has just been started. */
  add(stop: () => Promise<void>): void {
    this.#stops.push(stop)
  }

  askToStop(): void {
    this.#asked.abort(new StartFault("Curlew was asked to stop."))
  }

  /** Ends the command with this error, as soon as it waits for its end. */
  fail(error: unknown): void {
    this.#failed.reject(error)
    this.#asked.abort(error)
  }

  /** Resolves when someone asks the command to stop, rejects when something has failed. */
  async untilStopped(): Promise<void> {
    const asked = new Promise<void>((settle) => {
      if (this.signal.aborted) settle()
      this.signal.addEventListener("abort", () => settle(), { once: true })
    })
    await Promise.race([this.#failed.promise, asked])
  }

  /** The error given to `fail`, if any: it outranks the abort that it causes. */
  async failure(): Promise<unknown> {
    const nothing = Promise.resolve(null)
    return Promise.race([this.#failed.promise, nothing]).catch((error: unknown) => error)
  }

  async stopAll(): Promise<void> {
    for (let stop = this.#stops.pop(); stop; stop = this.#stops.pop()) {
      await stop().catch((error: unknown) => console.error(buildSentence(error)))
    }
  }
}
