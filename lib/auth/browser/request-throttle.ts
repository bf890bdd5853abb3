import { type Clock, wait } from "./clock.ts"

export type RequestThrottle = { waitForSlot: () => Promise<void> }

/** Specification 1, section 7. */
const apartMs = 50

/**
 * Opens a request throttle: its slots resolve in the order they were requested, at least 50 ms
 * apart.
 */
export function openRequestThrottle(clock: Clock): RequestThrottle {
  let nextMs = Number.NEGATIVE_INFINITY
  return {
    waitForSlot: async () => {
      const now = clock.now()
      // A clock that was set back must not block the queue.
      if (nextMs - now > maxQueueMs) nextMs = now
      const turnMs = Math.max(now, nextMs)
      nextMs = turnMs + apartMs
      if (turnMs > now) await wait(clock, turnMs - now)
    },
  }
}

/** Twelve hundred queued requests: more than any page sends. */
const maxQueueMs = 60_000
