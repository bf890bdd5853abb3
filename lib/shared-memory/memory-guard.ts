import { setImmediate } from "node:timers"
import { MemoryRefusal, type SharedMemory } from "./shared-memory.ts"

/**
 * Timeout of a command to the shared store, in milliseconds: a page render takes less than a few of
 * them.
 */
export const askWithinMs = 200
const failuresBeforeRest = 3
const restMs = 2_000
const sayAgainAfterMs = 60_000

type Log = {
  warn: (facts: object, sentence: string) => void
  info: (facts: object, sentence: string) => void
}

/**
 * Circuit breaker for the shared store: no caller waits for a store that is unavailable, slow or
 * full. Opens for two seconds after three failures in a row, then lets one call through.
 */
export class MemoryGuard {
  readonly memory: Pick<SharedMemory, "hear" | "onHearing" | "isHearing">
  readonly #memory: SharedMemory
  readonly #log: Log
  #failures = 0
  #restsUntil = Number.NEGATIVE_INFINITY
  #saidAt = Number.NEGATIVE_INFINITY
  #isAway = false

  constructor(memory: SharedMemory, log: Log) {
    this.memory = memory
    this.#memory = memory
    this.#log = log
  }

  /**
   * Returns the result of `run`; undefined where the store does not respond in time. Never throws.
   */
  async attempt<T>(
    run: (memory: SharedMemory) => Promise<T>,
    withinMs = askWithinMs,
  ): Promise<T | undefined> {
    const now = performance.now()
    if (now < this.#restsUntil) return undefined
    // While this call probes the store, the calls that follow do without it.
    if (this.#failures >= failuresBeforeRest) this.#restsUntil = now + restMs
    try {
      const answer = await answeredWithin(run(this.#memory), withinMs)
      this.#noteAnswer()
      return answer
    } catch (fault) {
      this.#noteFault(fault)
      return undefined
    }
  }

  #noteAnswer(): void {
    this.#failures = 0
    this.#restsUntil = Number.NEGATIVE_INFINITY
    if (!this.#isAway) return
    this.#isAway = false
    this.#log.info({}, "the shared memory is in use again")
  }

  #noteFault(fault: unknown): void {
    if (fault instanceof MemoryRefusal) {
      this.#failures = 0
      this.#restsUntil = Number.NEGATIVE_INFINITY
      this.#say(fault, "the shared memory refuses; this process goes on by itself")
      return
    }
    this.#failures += 1
    if (this.#failures >= failuresBeforeRest) this.#restsUntil = performance.now() + restMs
    if (this.#say(fault, "the shared memory is away; this process goes on by itself")) {
      this.#isAway = true
    }
  }

  /** Logs the error at most once a minute. Returns whether it did. */
  #say(fault: unknown, sentence: string): boolean {
    if (performance.now() - this.#saidAt < sayAgainAfterMs) return false
    this.#saidAt = performance.now()
    this.#log.warn({ reason: fault instanceof Error ? fault.message : String(fault) }, sentence)
    return true
  }
}

/**
 * Rejects with an Error after the timeout. A response that was ready while this process was busy
 * counts.
 */
async function answeredWithin<T>(answer: Promise<T>, withinMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new Error(`no answer within ${withinMs} ms`))
    timer = setTimeout(() => setImmediate(giveUp), withinMs)
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
