import { setImmediate } from "node:timers"
import { MemoryRefusal, type SharedMemory } from "./shared-memory.ts"

/** Longest wait for the shared memory, in milliseconds: a page is made in less than a few of them. */
export const askWithinMs = 200
const failuresBeforeRest = 3
const restMs = 2_000
const sayAgainAfterMs = 60_000

type Log = {
  warn: (facts: object, sentence: string) => void
  info: (facts: object, sentence: string) => void
}

/**
 * Stands before the shared memory, so that nobody is held up by one that is away, slow or full.
 * After three failures in a row it is left alone for two seconds, then tried with one call.
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

  /** What the calls give; undefined where the memory does not give it in time. Never throws. */
  async attempt<T>(
    run: (memory: SharedMemory) => Promise<T>,
    withinMs = askWithinMs,
  ): Promise<T | undefined> {
    const now = performance.now()
    if (now < this.#restsUntil) return undefined
    // Whoever comes next while this one tries it goes on without.
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

  /** Says it at most once a minute, and tells whether it did. */
  #say(fault: unknown, sentence: string): boolean {
    if (performance.now() - this.#saidAt < sayAgainAfterMs) return false
    this.#saidAt = performance.now()
    this.#log.warn({ reason: fault instanceof Error ? fault.message : String(fault) }, sentence)
    return true
  }
}

/** Throws an Error when time is up. An answer that lay ready while this process was busy counts. */
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
