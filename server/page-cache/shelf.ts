import type { PageEntry } from "./page-entry.ts"

/** A place where made pages are kept. No call throws: a place that fails holds nothing. */
export type Shelf = {
  get: (key: string) => Promise<PageEntry | null>
  set: (entry: PageEntry) => Promise<void>
  delete: (key: string) => Promise<unknown>
}
