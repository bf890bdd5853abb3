const windowMs = 60_000
const mostPerVisitor = 20
const mostInAll = 6_000
const mostVisitors = 10_000

/**
 * Builds a rate limit per client and minute, so that no client can outweigh the others' reports.
 */
export function buildVisitLimit(now: () => number = Date.now) {
  let beganAt = 0
  let total = 0
  const counts = new Map<string, number>()
  return function admits(visitor: string): boolean {
    if (now() - beganAt >= windowMs) {
      beganAt = now()
      total = 0
      counts.clear()
    }
    const count = (counts.get(visitor) ?? 0) + 1
    if (count > mostPerVisitor || total >= mostInAll) return false
    if (counts.size >= mostVisitors && !counts.has(visitor)) return false
    counts.set(visitor, count)
    total += 1
    return true
  }
}
