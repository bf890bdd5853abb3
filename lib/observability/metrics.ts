import { getGlobalSingleton } from "#lib/runtime/global-singleton.ts"

/** Status of an API call: `rejected` is a well-formed error response, all after it are failures. */
export type CallStatus = "ok" | "rejected" | "http" | "timeout" | "network" | "contract"

/**
 * Result of a page cache lookup: `invalidated` was changed since, `expired` outlived its lifetime.
 */
export type CacheState = "fresh" | "expired" | "invalidated" | "miss"

/**
 * Result of a page render: `failed` left the page as it was, `not_found` is no page
 * (any more).
 */
export type RenderResult = "rendered" | "failed" | "not_found"

/** Records metrics of the storefront. */
export type MetricsRecorder = {
  countCall: (call: string, outcome: CallStatus, tookMs?: number) => void
  countLookup: (state: CacheState) => void
  countRender: (what: RenderResult) => void
  countChange: (tags: number) => void
}

const known = getGlobalSingleton("counts", (): { counts?: MetricsRecorder } => ({}))

/**
 * Returns the recorder of this process, for the server and for the code bundled with pages;
 * undefined where none is registered.
 */
export function getMetricsRecorder(): MetricsRecorder | undefined {
  return known.counts
}

/** Registers the recorder for the whole process; null removes it. */
export function registerMetricsRecorder(counts: MetricsRecorder | null): void {
  if (counts) known.counts = counts
  else delete known.counts
}
