import { getLineQuality } from "./line-quality.ts"
import { readPageFacts } from "./page-facts.tsx"

/** Between the specification's two readings, 1 s and 2 s. */
const checkAfterMs = 1_500
/** Specification 2, section 9: the clock that blocks appear and vanish by. */
const tickMs = 60_000

/**
 * Asks once, shortly after display, whether what the page shows has changed since it was rendered, and
 * again when its tab is looked at after a minute or more; looks every minute whether something on it
 * should have appeared or vanished; then calls `refresh`. A page that may come out of a cache of the
 * browser (`isFromCache`, or restored from the back/forward cache) is refreshed without asking. Silent
 * when there is no answer. Returns what stops it.
 */
export function keepPage(refresh: () => void, isFromCache: boolean): () => void {
  const abort = new AbortController()
  const { signal } = abort
  let timer: ReturnType<typeof setTimeout>
  const check = async (isOld: boolean) => {
    if (isOverdue()) return refresh()
    if (getLineQuality().savesData) return
    if (isOld || (await hasChanged(signal).catch(() => false))) refresh()
  }
  const checkSoon = (isOld: boolean) => {
    clearTimeout(timer)
    timer = setTimeout(() => void check(isOld), checkAfterMs)
  }
  checkSoon(isFromCache)
  addEventListener("pageshow", ({ persisted }) => persisted && checkSoon(true), { signal })
  watchReturn(() => checkSoon(false), signal)
  const clock = setInterval(() => {
    if (isOverdue()) refresh()
  }, tickMs)
  return () => {
    clearTimeout(timer)
    clearInterval(clock)
    abort.abort()
  }
}

/** Calls back when the tab is looked at again that was hidden for a minute. */
function watchReturn(onReturn: () => void, signal: AbortSignal): void {
  let hiddenAt = Number.POSITIVE_INFINITY
  const note = () => {
    if (document.visibilityState === "hidden") hiddenAt = Date.now()
    else if (Date.now() - hiddenAt >= tickMs) onReturn()
  }
  document.addEventListener("visibilitychange", note, { signal })
}

/** Whether something on the page (`data-next-change`, in ms) should have appeared or vanished. */
function isOverdue(): boolean {
  const elements = document.querySelectorAll<HTMLElement>("[data-next-change]")
  return [...elements].some(({ dataset }) => Number(dataset.nextChange) <= Date.now())
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
