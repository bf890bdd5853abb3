import { type Clock, startInterval } from "./clock.ts"

/** Specification 1, sections 4 and 9. */
const everyMs = 10_000
const renewWithinMs = 30_000

/** Expiry of the access token as far as known: a timestamp, signed out, or not known yet. */
export type TokenEnd = number | "none" | "unknown"

/** True if the session is due for a check, which refreshes a token with 30 seconds or less left. */
export function isCheckDue(end: TokenEnd, nowMs: number): boolean {
  if (end === "none") return false
  return end === "unknown" || end - nowMs <= renewWithinMs
}

type TokenPollingDeps = {
  clock: Clock
  getEnd: () => TokenEnd
  /** While the server is unreachable every poll checks the session. */
  isLinkActive: () => boolean
  check: () => void
}

/**
 * Polls at once and every ten seconds whether the session is due for a check. Returns the function
 * that stops it.
 */
export function startTokenPolling({
  clock,
  getEnd,
  isLinkActive,
  check,
}: TokenPollingDeps): () => void {
  const look = () => {
    if (!isLinkActive() || isCheckDue(getEnd(), clock.now())) check()
  }
  look()
  return startInterval(clock, everyMs, look)
}
