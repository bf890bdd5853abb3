import { once } from "node:events"
import { formatErrorMessage, UserError } from "#scripts/lib/user-error.ts"

/**
 * Cleanup stack of a command: everything that it has started. On Ctrl-C, on an error and at the
 * normal end, all of it is stopped in reverse order of start.
 */
export class Shutdown {
  readonly #stops: (() => Promise<void>)[] = []
  readonly #stopping = new AbortController()
  #failure: { error: unknown } | null = null

  /** Aborted as soon as a stop is requested or an error has ended the command. */
  get signal(): AbortSignal {
    return this.#stopping.signal
  }

  /** The first error that ended the command; null without one. */
  get failure(): { error: unknown } | null {
    return this.#failure
  }

  /** Registers a cleanup function for something that has just been started. */
  add(stop: () => Promise<void>): void {
    this.#stops.push(stop)
  }

  /** Ends the command without an error. */
  requestStop(): void {
    this.#stopping.abort(new UserError("Curlew was stopped."))
  }

  /** Ends the command with this error. */
  fail(error: unknown): void {
    this.#failure ??= { error }
    this.#stopping.abort(error)
  }

  /** Resolves when a stop is requested; throws the error that ended the command. */
  async untilStopped(): Promise<void> {
    if (!this.signal.aborted) await once(this.signal, "abort")
    if (this.#failure) throw this.#failure.error
  }

  /** Stops everything that was registered, the latest first. Prints errors and continues. */
  async stopAll(): Promise<void> {
    this.requestStop()
    for (let stop = this.#stops.pop(); stop; stop = this.#stops.pop()) {
      await stop().catch((error: unknown) => console.error(formatErrorMessage(error)))
    }
  }
}
