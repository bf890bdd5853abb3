/** A making that began longer ago than this was abandoned. */
const abandonedAfterMs = 60_000
const mostMakings = 10_000

const begunAt = new Map<string, number>()

/** Notes that a page's making begins, unless one is under way. */
export function noteBegin(key: string): void {
  const now = Date.now()
  if ((begunAt.get(key) ?? 0) > now - abandonedAfterMs) return
  begunAt.delete(key)
  begunAt.set(key, now)
  const oldest = begunAt.keys().next().value
  if (begunAt.size > mostMakings && oldest !== undefined) begunAt.delete(oldest)
}

/** When the page's making began, in milliseconds, which it ends; now where nobody knows. */
export function takeBegin(key: string): number {
  const now = Date.now()
  const started = begunAt.get(key) ?? now
  begunAt.delete(key)
  return started > now - abandonedAfterMs ? started : now
}
