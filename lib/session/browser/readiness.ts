import { type Clock, wait } from "./clock.ts"

/** Specification 1, sections 4 and 9. */
const readyAfterMs = 2_000
const pollMs = 100

/** Whether calls may go out yet. */
export type Readiness = {
  isReady: () => boolean
  /** The first token check is over. */
  markReady: () => void
  /** Resolves once calls may go out, looked at every 100 ms. */
  whenReady: () => Promise<void>
}

/** Not ready at first; ready two seconds later, or once the first token check is over. */
export function openReadiness(clock: Clock): Readiness {
  const readyAtMs = clock.now() + readyAfterMs
  let isChecked = false
  const isReady = () => isChecked || clock.now() >= readyAtMs
  return {
    isReady,
    markReady: () => {
      isChecked = true
    },
    whenReady: async () => {
      while (!isReady()) await wait(clock, pollMs)
    },
  }
}
