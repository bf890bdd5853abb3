import type { WirePageRow } from "#lib/contract/page.ts"

/**
 * A content page: rows of blocks of widgets, then its own HTML below them. Rows keep the
 * contract's shape because the page builder's vocabulary is the contract's.
 */
export type Page = {
  id: number
  name: string
  slug: string
  title: string
  metaDescription: string
  /** Sanitised HTML, shown below the blocks when not empty. */
  content: string
  rows: readonly WirePageRow[]
  updatedAt: string
}
