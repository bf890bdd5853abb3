import { getGlobalSingleton } from "#lib/runtime/global-singleton.ts"

/** API of the page cache for the server around Next. */
export type PageFreshness = {
  /** Records a page view. */
  recordPageview: (path: string) => void
  /** True if a change or a scheduled expiry has invalidated the cached page. */
  isOutdated: (path: string) => Promise<boolean>
  /** Resolves once the page is up to date, or cannot be brought up to date for now. */
  regenerate: (path: string) => Promise<void>
}

const known = getGlobalSingleton("page-freshness", (): { freshness?: PageFreshness } => ({}))

/** Returns the freshness API of the page cache; undefined until that is open. */
export function getPageFreshness(): PageFreshness | undefined {
  return known.freshness
}

/** Registers the freshness API for all code in this process. */
export function registerPageFreshness(freshness: PageFreshness): void {
  known.freshness = freshness
}
