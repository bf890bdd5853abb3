/** What tells the time and waits, so that waiting can be tested without it. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number
  /** Runs once after `ms`. Returns what calls it off. */
  after: (ms: number, run: () => void) => () => void
}

/** The browser's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/** Resolves after `ms`. */
export function wait(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => clock.after(ms, resolve))
}

/** Runs every `ms` until what is returned is called. */
export function repeat(clock: Clock, ms: number, run: () => void): () => void {
  let stop = clock.after(ms, tick)
  function tick(): void {
    stop = clock.after(ms, tick)
    run()
  }
  return () => stop()
}
