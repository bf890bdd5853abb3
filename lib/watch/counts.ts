import { getOneInProcess } from "#lib/contract/one-in-process.ts"

/** What became of an API call: `refused` is a well-formed no, all after it are faults. */
export type CallOutcome = "ok" | "refused" | "http" | "timeout" | "network" | "contract"

/** What the page cache had: `untrue` was changed since, `old` outlived itself. */
export type CacheState = "good" | "old" | "untrue" | "missing"

/** What became of a page's making: `kept` had to stay as it was, `missing` is no page (any more). */
export type Making = "made" | "kept" | "missing"

/** Takes note of what happens in the storefront, for who watches it. */
export type Counts = {
  countCall: (call: string, outcome: CallOutcome, tookMs?: number) => void
  countLookup: (state: CacheState) => void
  countMaking: (what: Making) => void
  countChange: (tags: number) => void
}

const known = getOneInProcess("counts", (): { counts?: Counts } => ({}))

/** Who takes note, for what serves pages and what is bundled with them; undefined where nobody does. */
export function getCounts(): Counts | undefined {
  return known.counts
}

/** Has everything in this process noted there. */
export function installCounts(counts: Counts | null): void {
  if (counts) known.counts = counts
  else delete known.counts
}
