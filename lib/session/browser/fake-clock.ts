import type { Clock } from "./clock.ts"

type Alarm = { atMs: number; run: () => void }

/** A clock that advances only if a test advances it. */
export class FakeClock implements Clock {
  #nowMs: number
  #alarms: Alarm[] = []

  constructor(nowMs = Date.parse("2026-11-03T00:00:00.000Z")) {
    this.#nowMs = nowMs
  }

  now = (): number => this.#nowMs

  after = (ms: number, run: () => void): (() => void) => {
    const alarm = { atMs: this.#nowMs + ms, run }
    this.#alarms.push(alarm)
    return () => {
      this.#alarms = this.#alarms.filter((other) => other !== alarm)
    }
  }

  /** Advances the clock timer by timer, and flushes pending promises after each. */
  async pass(ms: number): Promise<void> {
    const endMs = this.#nowMs + ms
    await settle()
    for (let next = this.#next(endMs); next; next = this.#next(endMs)) {
      this.#alarms = this.#alarms.filter((alarm) => alarm !== next)
      this.#nowMs = Math.max(this.#nowMs, next.atMs)
      next.run()
      await settle()
    }
    this.#nowMs = endMs
  }

  /** Advances the clock without running timers, as in a laptop that sleeps. */
  sleep(ms: number): void {
    this.#nowMs += ms
  }

  #next(endMs: number): Alarm | undefined {
    const due = this.#alarms.filter(({ atMs }) => atMs <= endMs)
    return due.toSorted((one, other) => one.atMs - other.atMs)[0]
  }
}

/** Resolves after all pending promise callbacks have run. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
