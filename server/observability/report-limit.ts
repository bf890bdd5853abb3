const windowMs = 60_000
const maxPerClient = 20
const maxTotal = 6_000
const maxClients = 10_000

/**
 * Builds a rate limit per client and minute, so that no client can outweigh the others' reports.
 */
export function buildReportLimit(now: () => number = Date.now) {
  let windowStartMs = 0
  let total = 0
  const counts = new Map<string, number>()
  return function isAllowed(client: string): boolean {
    if (now() - windowStartMs >= windowMs) {
      windowStartMs = now()
      total = 0
      counts.clear()
    }
    const count = (counts.get(client) ?? 0) + 1
    if (count > maxPerClient || total >= maxTotal) return false
    if (counts.size >= maxClients && !counts.has(client)) return false
    counts.set(client, count)
    total += 1
    return true
  }
}
