import type { Translated, TranslatedPage } from "#lib/contract/translated-text.ts"
import type { Picture } from "#lib/images/picture.ts"
import { getNextChange, isVisible, type Schedule } from "./schedule.ts"

/** Reason why a widget is not public: its own flag, or its block's. */
export type DraftReason = "hidden" | "deleted"

/** A placed widget: its type, and settings that only the widget itself can validate. */
export type PlacedWidget = Translated & {
  type: string
  settings: Readonly<Record<string, unknown>>
  /** Maximum number of entries to list, offset of the first one, and sort order. */
  limit: number
  offset: number
  sorting: string
  frame: Frame
  /** Reason why only a preview shows it. */
  draft?: DraftReason
  /** Its place in the draft (row, block, widget, from 0) as `0.1.2`; only in a preview with drafts. */
  node?: string
}

export type PageBlock = Translated & {
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
export type Page = TranslatedPage & {
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

/** Steps of the editors' spacing scale on the four sides; null leaves a side unchanged. */
export type Sides = {
  top: string | null
  bottom: string | null
  left: string | null
  right: string | null
}

/** Entrance animation of an element that is scrolled into view. */
export type ScrollAnimation = {
  type: string
  easing: string
  /** Distance above the bottom edge of the viewport at which it starts, in pixels. */
  offsetPx: number
  durationMs: number
  delayMs: number
}

/** An editor's settings around a widget: schedule, spacing, colours and background. */
export type Frame = {
  schedule: Schedule
  padding: Sides
  margin: Sides
  textColour: string | null
  backgroundColour: string | null
  /** Opacity and saturation in percent; a fixed image stays while the page scrolls over it. */
  backgroundPicture: {
    picture: Picture
    opacity: number
    saturation: number
    isFixed: boolean
  } | null
  /** Silent background video; the slate is its poster image. */
  backgroundVideo: { id: string; slate: Picture | null } | null
  isFullWidth: boolean
  /** Name that links can target, as `#name`. */
  anchor: string | null
  animation: ScrollAnimation | null
}

/**
 * Returns when the next widget of these rows appears or disappears after `nowMs`, in ms; null if
 * none does.
 */
export function getNextPageChange(rows: readonly PageRow[], nowMs: number): number | null {
  const widgets = rows.flatMap((row) => row.blocks.flatMap((block) => block.widgets))
  return getNextChange(
    widgets.map(({ frame }) => frame.schedule),
    nowMs,
  )
}

/**
 * Returns the rows with only the widgets that are visible at `nowMs`. Blocks without any remain.
 */
export function listVisibleRows(rows: readonly PageRow[], nowMs: number): PageRow[] {
  return rows.map((row) => ({
    ...row,
    blocks: row.blocks.map((block) => ({
      ...block,
      widgets: block.widgets.filter(({ frame }) => isVisible(frame.schedule, nowMs)),
    })),
  }))
}

/**
 * Returns the seconds until a page expires: `longest`, or less where it changes sooner. At least 1.
 */
export function getLifetimeSeconds(
  nextChangeMs: number | null,
  longest: number,
  nowMs: number,
): number {
  if (nextChangeMs === null) return longest
  return Math.max(1, Math.min(longest, Math.ceil((nextChangeMs - nowMs) / 1000)))
}

/** Settings that contain a widget's running text, in reading order. */
const textSettings = ["subheading", "html", "content", "text"]

/**
 * Lists the texts of a page in reading order, as plain text or HTML; the page's own content comes
 * last.
 */
export function listPageTexts({ rows, content }: Pick<Page, "rows" | "content">): string[] {
  const widgets = rows.flatMap((row) => row.blocks.flatMap((block) => block.widgets))
  const texts = widgets.flatMap(({ settings }) => textSettings.map((name) => settings[name]))
  return [...texts, content].filter(
    (text): text is string => typeof text === "string" && text.trim() !== "",
  )
}
