import { getOneInProcess } from "#lib/contract/one-in-process.ts"

/** What the page cache offers to the server around Next. */
export type PageFreshness = {
  /** Notes that somebody visits the page. */
  noteVisit: (path: string) => void
  /** Whether a change, or the time of day, has overtaken the cached page. */
  isOutdated: (path: string) => Promise<boolean>
  /** Resolves once the page is up to date, or cannot be brought up to date for now. */
  renew: (path: string) => Promise<void>
}

const known = getOneInProcess("page-freshness", (): { freshness?: PageFreshness } => ({}))

/** The page cache's word on its pages; undefined until it is open. */
export function getPageFreshness(): PageFreshness | undefined {
  return known.freshness
}

/** Offers it to everything in this process. */
export function installPageFreshness(freshness: PageFreshness): void {
  known.freshness = freshness
}
