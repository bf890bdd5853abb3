import { setImmediate } from "node:timers"
import { type KeyValueStore, StoreCommandError } from "./key-value-store.ts"

/**
 * Timeout of a command to the shared store, in milliseconds: a page render takes less than a few of
 * them.
 */
export const commandTimeoutMs = 200
const failureThreshold = 3
const openMs = 2_000
const logIntervalMs = 60_000

type Log = {
  warn: (facts: object, message: string) => void
  info: (facts: object, message: string) => void
}

/**
 * Circuit breaker for the shared store: no caller waits for a store that is unavailable, slow or
 * full. Opens for two seconds after three failures in a row, then lets one call through.
 */
export class RedisCircuitBreaker {
  readonly memory: Pick<KeyValueStore, "subscribe" | "onSubscribed" | "isSubscribed">
  readonly #memory: KeyValueStore
  readonly #log: Log
  #failures = 0
  #openUntil = Number.NEGATIVE_INFINITY
  #lastLoggedAt = Number.NEGATIVE_INFINITY
  #isDown = false

  constructor(memory: KeyValueStore, log: Log) {
    this.memory = memory
    this.#memory = memory
    this.#log = log
  }

  /**
   * Returns the result of `run`; undefined where the store does not respond in time. Never throws.
   */
  async attempt<T>(
    run: (memory: KeyValueStore) => Promise<T>,
    withinMs = commandTimeoutMs,
  ): Promise<T | undefined> {
    const now = performance.now()
    if (now < this.#openUntil) return undefined
    // While this call probes the store, the calls that follow do without it.
    if (this.#failures >= failureThreshold) this.#openUntil = now + openMs
    try {
      const result = await withTimeout(run(this.#memory), withinMs)
      this.#handleSuccess()
      return result
    } catch (error) {
      this.#handleError(error)
      return undefined
    }
  }

  #handleSuccess(): void {
    this.#failures = 0
    this.#openUntil = Number.NEGATIVE_INFINITY
    if (!this.#isDown) return
    this.#isDown = false
    this.#log.info({}, "redis: available again")
  }

  #handleError(error: unknown): void {
    if (error instanceof StoreCommandError) {
      this.#failures = 0
      this.#openUntil = Number.NEGATIVE_INFINITY
      this.#logThrottled(error, "redis: command rejected, continuing without it")
      return
    }
    this.#failures += 1
    if (this.#failures >= failureThreshold) this.#openUntil = performance.now() + openMs
    if (this.#logThrottled(error, "redis: unavailable, continuing without it")) {
      this.#isDown = true
    }
  }

  /** Logs the error at most once a minute. Returns whether it did. */
  #logThrottled(error: unknown, message: string): boolean {
    if (performance.now() - this.#lastLoggedAt < logIntervalMs) return false
    this.#lastLoggedAt = performance.now()
    this.#log.warn({ reason: error instanceof Error ? error.message : String(error) }, message)
    return true
  }
}

/**
 * Rejects with an Error after the timeout. A response that was ready while this process was busy
 * counts.
 */
async function withTimeout<T>(promise: Promise<T>, withinMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new Error(`no response within ${withinMs} ms`))
    timer = setTimeout(() => setImmediate(giveUp), withinMs)
  })
  try {
    return await Promise.race([promise, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
