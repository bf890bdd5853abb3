/** A clock with timers, injected so that tests need no real waiting. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number
  /** Runs `run` once after `ms`. Returns the function that cancels it. */
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

/** Runs `run` every `ms` until the returned function is called. */
export function startInterval(clock: Clock, ms: number, run: () => void): () => void {
  let stop = clock.after(ms, tick)
  function tick(): void {
    stop = clock.after(ms, tick)
    run()
  }
  return () => stop()
}
