import { getOneInProcess } from "#lib/contract/one-in-process.ts"

/** Status of an API call: `rejected` is a well-formed error response, all after it are failures. */
export type CallOutcome = "ok" | "refused" | "http" | "timeout" | "network" | "contract"

/**
 * Result of a page cache lookup: `invalidated` was changed since, `expired` outlived its lifetime.
 */
export type CacheState = "good" | "old" | "untrue" | "missing"

/**
 * Result of a page render: `retained` failed and left the page as it was, `not_found` is no page
 * (any more).
 */
export type Making = "made" | "kept" | "missing"

/** Records metrics of the storefront. */
export type Counts = {
  countCall: (call: string, outcome: CallOutcome, tookMs?: number) => void
  countLookup: (state: CacheState) => void
  countMaking: (what: Making) => void
  countChange: (tags: number) => void
}

const known = getOneInProcess("counts", (): { counts?: Counts } => ({}))

/**
 * Returns the recorder of this process, for the server and for the code bundled with pages;
 * undefined where none is registered.
 */
export function getCounts(): Counts | undefined {
  return known.counts
}

/** Registers the recorder for the whole process; null removes it. */
export function installCounts(counts: Counts | null): void {
  if (counts) known.counts = counts
  else delete known.counts
}
