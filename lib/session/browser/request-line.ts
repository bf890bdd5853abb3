import { type Clock, wait } from "./clock.ts"

export type RequestLine = { takeTurn: () => Promise<void> }

/** Specification 1, section 7. */
const apartMs = 50

/**
 * A line that requests stand in: each `takeTurn` resolves in the order it was asked for, at least
 * 50 ms after the one before.
 */
export function openRequestLine(clock: Clock): RequestLine {
  let nextMs = Number.NEGATIVE_INFINITY
  return {
    takeTurn: async () => {
      const now = clock.now()
      // A clock that was put back must not hold the line up.
      if (nextMs - now > maxAheadMs) nextMs = now
      const turnMs = Math.max(now, nextMs)
      nextMs = turnMs + apartMs
      if (turnMs > now) await wait(clock, turnMs - now)
    },
  }
}

/** Twelve hundred requests in line: more than any page sends. */
const maxAheadMs = 60_000
