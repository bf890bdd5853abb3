/** When something on a page is visible. Times are ISO 8601 in UTC; null sets no limit. */
export type Schedule = {
  /** Being edited: visible whatever else is set. */
  isEditing: boolean
  isHidden: boolean
  hiddenBefore: string | null
  hiddenAfter: string | null
}

/**
 * True if it is visible at `nowMs` (specification 2, section 4): always while it is edited, else
 * not while hidden, not before the first time, not after the last. Both limits are inclusive.
 */
export function isVisible(schedule: Schedule, nowMs: number): boolean {
  if (schedule.isEditing) return true
  if (schedule.isHidden) return false
  if (schedule.hiddenBefore !== null && nowMs < Date.parse(schedule.hiddenBefore)) return false
  return schedule.hiddenAfter === null || nowMs <= Date.parse(schedule.hiddenAfter)
}

/**
 * Returns the next time after `nowMs` at which one of them appears or disappears, in ms; null if
 * none does.
 */
export function getNextChange(schedules: readonly Schedule[], nowMs: number): number | null {
  let next: number | null = null
  for (const schedule of schedules) {
    for (const time of listChangeTimes(schedule)) {
      if (time > nowMs && (next === null || time < next)) next = time
    }
  }
  return next
}

/**
 * Lists the times of change. The last time is still visible, so the change is one millisecond after
 * it.
 */
function listChangeTimes({ isEditing, isHidden, hiddenBefore, hiddenAfter }: Schedule): number[] {
  if (isEditing || isHidden) return []
  const first = hiddenBefore === null ? [] : [Date.parse(hiddenBefore)]
  return hiddenAfter === null ? first : [...first, Date.parse(hiddenAfter) + 1]
}
