import type { Clock } from "./clock.ts"

type Alarm = { atMs: number; run: () => void }

/** A clock that goes on only when a test says so. */
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

  /** Lets time pass, alarm by alarm, and whatever waits for each go on before the next. */
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

  /** Time passes while nothing runs, as in a laptop that sleeps. */
  sleep(ms: number): void {
    this.#nowMs += ms
  }

  #next(endMs: number): Alarm | undefined {
    const due = this.#alarms.filter(({ atMs }) => atMs <= endMs)
    return due.toSorted((one, other) => one.atMs - other.atMs)[0]
  }
}

/** Lets everything that waits for nothing but its turn go on. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
