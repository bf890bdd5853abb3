import { formatErrorMessage, UserError } from "#scripts/lib/user-error.ts"

/**
 * Everything a command has started. Whatever happens (Ctrl-C, a fault, the natural end), all of it
 * is stopped, the latest first.
 */
export class Shutdown {
  readonly #stops: (() => Promise<void>)[] = []
  readonly #stopping = new AbortController()
  #failure: { error: unknown } | null = null

  /** Aborted as soon as someone asks the command to stop, or something has failed. */
  get signal(): AbortSignal {
    return this.#stopping.signal
  }

  /** What has failed beyond repair, or null. */
  get failure(): { error: unknown } | null {
    return this.#failure
  }

  /** Registers how to stop something that has just been started. */
  add(stop: () => Promise<void>): void {
    this.#stops.push(stop)
  }

  requestStop(): void {
    this.#stopping.abort(new UserError("Curlew was stopped."))
  }

  /** Ends the command with this error. */
  fail(error: unknown): void {
    this.#failure ??= { error }
    this.#stopping.abort(error)
  }

  /** Resolves when someone asks the command to stop, throws when something has failed. */
  async untilStopped(): Promise<void> {
    await new Promise<void>((settle) => {
      if (this.signal.aborted) settle()
      this.signal.addEventListener("abort", () => settle(), { once: true })
    })
    if (this.#failure) throw this.#failure.error
  }

  async stopAll(): Promise<void> {
    for (let stop = this.#stops.pop(); stop; stop = this.#stops.pop()) {
      await stop().catch((error: unknown) => console.error(formatErrorMessage(error)))
    }
  }
}
