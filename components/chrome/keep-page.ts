import { getLineQuality } from "./line-quality.ts"
import { readPageFacts } from "./page-facts.tsx"

/** Between the specification's two readings, 1 s and 2 s. */
const checkAfterMs = 1_500
/** Specification 2, section 9: the clock that blocks appear and vanish by. */
const tickMs = 60_000

/**
 * Asks once, shortly after display, whether the record shown has changed since the page was made,
 * and looks every minute whether something on it should have appeared or vanished; then calls
 * `refresh`. Silent when the answer cannot be had. Returns what stops it.
 */
export function keepPage(refresh: () => void): () => void {
  const abort = new AbortController()
  const check = setTimeout(async () => {
    if (isOverdue()) return refresh()
    if (getLineQuality().savesData) return
    if (await hasChanged(abort.signal).catch(() => false)) refresh()
  }, checkAfterMs)
  const clock = setInterval(() => {
    if (isOverdue()) refresh()
  }, tickMs)
  return () => {
    clearTimeout(check)
    clearInterval(clock)
    abort.abort()
  }
}

function isOverdue(): boolean {
  const next = readPageFacts()?.nextChangeMs ?? null
  return next !== null && next <= Date.now()
}

async function hasChanged(signal: AbortSignal): Promise<boolean> {
  const facts = readPageFacts()
  if (!facts) return false
  const query = new URLSearchParams({ kind: facts.kind, slug: facts.slug })
  const response = await fetch(`/api/freshness?${query}`, { signal })
  if (!response.ok) return false
  const answer: unknown = await response.json()
  const hasMoment = typeof answer === "object" && answer !== null && "updated_at" in answer
  const current = hasMoment ? answer.updated_at : null
  return typeof current === "string" && current !== facts.updatedAt && !signal.aborted
}
