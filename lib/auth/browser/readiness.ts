import { type Clock, wait } from "./clock.ts"

/** Specification 1, sections 4 and 9. */
const readyAfterMs = 2_000
const pollMs = 100

/** Whether API calls can be sent yet. */
export type Readiness = {
  /** Marks the first token check as done. */
  markReady: () => void
  /** Resolves once calls can be sent; polled every 100 ms. */
  whenReady: () => Promise<void>
}

/**
 * Opens the readiness: not ready at first; ready two seconds after `startedAtMs`, or once the first
 * token check is done.
 */
export function openReadiness(clock: Clock, startedAtMs = clock.now()): Readiness {
  let readyAtMs = startedAtMs + readyAfterMs
  return {
    markReady: () => {
      readyAtMs = 0
    },
    whenReady: async () => {
      while (clock.now() < readyAtMs) await wait(clock, pollMs)
    },
  }
}
