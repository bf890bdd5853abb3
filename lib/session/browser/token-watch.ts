import { type Clock, repeat } from "./clock.ts"

/** Specification 1, sections 4 and 9. */
const everyMs = 10_000
const renewWithinMs = 30_000

/** What is known of the access token: when it ends, that nobody has one, or nothing yet. */
export type TokenEnd = number | "nobody" | "unknown"

/** Whether the session is to be checked now, which renews a token with 30 seconds or less left. */
export function isCheckDue(end: TokenEnd, nowMs: number): boolean {
  if (end === "nobody") return false
  return end === "unknown" || end - nowMs <= renewWithinMs
}

type TokenWatchParts = {
  clock: Clock
  getEnd: () => TokenEnd
  /** While the shop cannot be reached every look is a try. */
  isLinkActive: () => boolean
  check: () => void
}

/** Looks at once and every ten seconds whether the session is to be checked. Returns what stops it. */
export function watchToken({ clock, getEnd, isLinkActive, check }: TokenWatchParts): () => void {
  const look = () => {
    if (!isLinkActive() || isCheckDue(getEnd(), clock.now())) check()
  }
  look()
  return repeat(clock, everyMs, look)
}
