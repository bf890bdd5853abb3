import type { PageEntry } from "./page-entry.ts"

/** A store for rendered pages. No call throws: a store that fails is empty. */
export type PageStore = {
  get: (key: string) => Promise<PageEntry | null>
  set: (entry: PageEntry) => Promise<void>
  delete: (key: string) => Promise<unknown>
}
