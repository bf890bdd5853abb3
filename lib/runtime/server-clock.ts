import { getGlobalSingleton } from "#lib/runtime/global-singleton.ts"

/** A smaller difference is the duration of a response, and without effect. */
const fineMs = 5_000
/** A server time, and the monotonic clock when it arrived. */
type Known = { ms: number; at: number }
/** Process-wide: pages and the server around them both sign their requests. */
const clock = getGlobalSingleton("server-clock", (): { known: Known | null } => ({ known: null }))

/**
 * Returns the time in milliseconds by the API's clock; by this machine's until the API has sent its
 * own.
 */
export function getServerNow(): number {
  const { known } = clock
  return known === null ? Date.now() : known.ms + performance.now() - known.at
}

/** Updates the clock from the headers of an API response; one without the time changes nothing. */
export function updateServerClock(headers: Headers): void {
  const ms = Number(headers.get(timeHeader) ?? Number.NaN)
  if (!Number.isSafeInteger(ms)) return
  const isKnown = clock.known !== null && Math.abs(ms - getServerNow()) < fineMs
  if (!isKnown) clock.known = { ms, at: performance.now() }
}

/**
 * Header with the API server's clock, in milliseconds since 1970. The storefront signs its headers
 * with this time, so that signatures stay valid when the clocks of the two machines differ.
 */
export const timeHeader = "x-curlew-time"
