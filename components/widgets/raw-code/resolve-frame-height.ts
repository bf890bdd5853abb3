/** Current height of a frame, with the number of recent changes. */
export type FrameHeight = {
  heightPx: number
  /** Minimum height. */
  reservedPx: number
  changedAtMs: number
  /** Consecutive changes, each within 500 ms of the previous one. */
  rapidChanges: number
}

/** Maximum height, so that the rest of the page stays reachable. */
const maxPx = 5_000
/**
 * More consecutive changes than this are a resize loop: the content grows because the frame did.
 */
const maxRapidChanges = 20
const pauseMs = 500

/**
 * Returns the frame's state for the reported content height. The height is unchanged in a resize
 * loop.
 */
export function resolveFrameHeight(
  now: FrameHeight,
  contentHeightPx: number,
  nowMs: number,
): FrameHeight {
  const heightPx = Math.max(now.reservedPx, Math.min(maxPx, Math.ceil(contentHeightPx)))
  if (Math.abs(heightPx - now.heightPx) <= 1) return now
  const rapidChanges = nowMs - now.changedAtMs < pauseMs ? now.rapidChanges + 1 : 0
  if (rapidChanges > maxRapidChanges) return { ...now, changedAtMs: nowMs }
  return { ...now, heightPx, changedAtMs: nowMs, rapidChanges }
}
