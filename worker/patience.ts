/** Longest that the worker waits for something that is only to be kept. A newer one waits for it. */
const mostMs = 10_000

/** What calls a request off after that. */
export function patience(): Pick<RequestInit, "signal"> {
  return { signal: AbortSignal.timeout(mostMs) }
}
