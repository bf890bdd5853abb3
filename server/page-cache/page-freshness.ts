import { getOneInProcess } from "#lib/contract/one-in-process.ts"

/** API of the page cache for the server around Next. */
export type PageFreshness = {
  /** Records a page view. */
  noteVisit: (path: string) => void
  /** True if a change or a scheduled expiry has invalidated the cached page. */
  isOutdated: (path: string) => Promise<boolean>
  /** Resolves once the page is up to date, or cannot be brought up to date for now. */
  renew: (path: string) => Promise<void>
}

const known = getOneInProcess("page-freshness", (): { freshness?: PageFreshness } => ({}))

/** Returns the freshness API of the page cache; undefined until that is open. */
export function getPageFreshness(): PageFreshness | undefined {
  return known.freshness
}

/** Registers the freshness API for all code in this process. */
export function installPageFreshness(freshness: PageFreshness): void {
  known.freshness = freshness
}
