import type { Clock } from "#lib/auth/browser/clock.ts"

type FakeTimer = { atMs: number; run: () => void }

/** A clock that advances only if a test advances it. */
export class FakeClock implements Clock {
  #nowMs: number
  #timers: FakeTimer[] = []

  constructor(nowMs = Date.parse("2026-11-03T00:00:00.000Z")) {
    this.#nowMs = nowMs
  }

  now = (): number => this.#nowMs

  after = (ms: number, run: () => void): (() => void) => {
    const timer = { atMs: this.#nowMs + ms, run }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer)
    }
  }

  /** Advances the clock timer by timer, and flushes pending promises after each. */
  async pass(ms: number): Promise<void> {
    const endMs = this.#nowMs + ms
    await flushPromises()
    for (let next = this.#next(endMs); next; next = this.#next(endMs)) {
      this.#timers = this.#timers.filter((timer) => timer !== next)
      this.#nowMs = Math.max(this.#nowMs, next.atMs)
      next.run()
      await flushPromises()
    }
    this.#nowMs = endMs
  }

  /** Advances the clock without running timers, as in a laptop that sleeps. */
  sleep(ms: number): void {
    this.#nowMs += ms
  }

  #next(endMs: number): FakeTimer | undefined {
    const due = this.#timers.filter(({ atMs }) => atMs <= endMs)
    return due.toSorted((one, other) => one.atMs - other.atMs)[0]
  }
}

/** Resolves after all pending promise callbacks have run. */
export function flushPromises(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
