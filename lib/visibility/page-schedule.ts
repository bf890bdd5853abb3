import type { WirePageRow, WireWrapper } from "#lib/contract/page.ts"
import { getNextChange, type Schedule } from "./schedule.ts"

/** The schedule a widget's frame carries. */
export function buildSchedule(
  wrapper: Pick<WireWrapper, "hidden" | "hidden_before" | "hidden_after">,
): Schedule {
  return {
    isHidden: wrapper.hidden,
    hiddenBefore: wrapper.hidden_before,
    hiddenAfter: wrapper.hidden_after,
  }
}

/**
 * Seconds a page of these rows stays true: `longest`, or less where a widget appears or vanishes
 * sooner. At least 1.
 */
export function planLifetimeSeconds(
  rows: readonly WirePageRow[],
  longest: number,
  nowMs: number,
): number {
  const widgets = rows.flatMap((row) =>
    row.blocks.filter((block) => !block.deleted).flatMap((block) => block.widgets),
  )
  const next = getNextChange(
    widgets.map((widget) => buildSchedule(widget.wrapper)),
    nowMs,
  )
  if (next === null) return longest
  return Math.max(1, Math.min(longest, Math.ceil((next - nowMs) / 1000)))
}
