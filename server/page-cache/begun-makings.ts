/** A render that started longer ago than this was abandoned. */
const abandonedAfterMs = 60_000
const mostMakings = 10_000

const begunAt = new Map<string, number>()

/** Registers the start of a page's render, unless one is in flight. */
export function noteBegin(key: string): void {
  const now = Date.now()
  if ((begunAt.get(key) ?? 0) > now - abandonedAfterMs) return
  begunAt.delete(key)
  begunAt.set(key, now)
  const oldest = begunAt.keys().next().value
  if (begunAt.size > mostMakings && oldest !== undefined) begunAt.delete(oldest)
}

/**
 * Ends the page's render in flight and returns its start in milliseconds; now if that is unknown.
 */
export function takeBegin(key: string): number {
  const now = Date.now()
  const started = begunAt.get(key) ?? now
  begunAt.delete(key)
  return started > now - abandonedAfterMs ? started : now
}
