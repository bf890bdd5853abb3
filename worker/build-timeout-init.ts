/**
 * Timeout of a request that only fills the cache. The activation of a newer worker waits for it.
 */
const timeoutMs = 10_000

/** Returns the fetch options that abort a request after the timeout. */
export function buildTimeoutInit(): Pick<RequestInit, "signal"> {
  return { signal: AbortSignal.timeout(timeoutMs) }
}
