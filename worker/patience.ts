/**
 * Timeout of a request that only fills the cache. The activation of a newer worker waits for it.
 */
const mostMs = 10_000

/** Returns the fetch options that abort a request after the timeout. */
export function patience(): Pick<RequestInit, "signal"> {
  return { signal: AbortSignal.timeout(mostMs) }
}
