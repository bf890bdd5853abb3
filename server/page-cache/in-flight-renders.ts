/** A render that started longer ago than this was abandoned. */
const abandonedAfterMs = 60_000
const maxRenders = 10_000

const startedAt = new Map<string, number>()

/** Registers the start of a page's render, unless one is in flight. */
export function startRenderTimer(key: string): void {
  const now = Date.now()
  if ((startedAt.get(key) ?? 0) > now - abandonedAfterMs) return
  startedAt.delete(key)
  startedAt.set(key, now)
  const oldest = startedAt.keys().next().value
  if (startedAt.size > maxRenders && oldest !== undefined) startedAt.delete(oldest)
}

/**
 * Ends the page's render in flight and returns its start in milliseconds; now if that is unknown.
 */
export function stopRenderTimer(key: string): number {
  const now = Date.now()
  const started = startedAt.get(key) ?? now
  startedAt.delete(key)
  return started > now - abandonedAfterMs ? started : now
}
