import type { PageRow } from "./page.ts"
import { getNextChange, isVisible } from "./schedule.ts"

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
