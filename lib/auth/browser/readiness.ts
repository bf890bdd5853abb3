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
 * Opens the readiness: not ready at first; ready after two seconds, or once the first token check
 * is done.
 */
export function openReadiness(clock: Clock): Readiness {
  const readyAtMs = clock.now() + readyAfterMs
  let isChecked = false
  const isReady = () => isChecked || clock.now() >= readyAtMs
  return {
    markReady: () => {
      isChecked = true
    },
    whenReady: async () => {
      while (!isReady()) await wait(clock, pollMs)
    },
  }
}
