import type { Frame } from "./frame.ts"

/** Reason why a widget is not public: its own flag, or its block's. */
export type DraftReason = "hidden" | "deleted"

/** A placed widget: its type, and settings that only the widget itself can validate. */
export type PlacedWidget = {
  type: string
  settings: Readonly<Record<string, unknown>>
  /** Maximum number of entries to list, offset of the first one, and sort order. */
  limit: number
  offset: number
  sorting: string
  frame: Frame
  /** Reason why only a preview shows it. */
  draft?: DraftReason
}

export type PageBlock = {
  id: number
  title: string
  className: string
  /** Number of columns of 12. */
  width: number
  offset: number
  widgets: readonly PlacedWidget[]
}

export type PageRow = {
  kind: "columns" | "tabs"
  id: string
  className: string
  blocks: readonly PageBlock[]
}

/** A content page: rows of blocks of widgets, then its own HTML below them. */
export type Page = {
  id: number
  name: string
  slug: string
  title: string
  metaDescription: string
  /** Sanitised HTML, shown below the blocks when not empty. */
  content: string
  rows: readonly PageRow[]
  updatedAt: string
}
