/** Current height of a frame, with the number of recent changes. */
export type FrameHeight = {
  heightPx: number
  /** Minimum height. */
  reservedPx: number
  changedAtMs: number
  /** Consecutive changes, each within 500 ms of the previous one. */
  hurried: number
}

/** Maximum height, so that the rest of the page stays reachable. */
const mostPx = 5_000
/**
 * More consecutive changes than this are a resize loop: the content grows because the frame did.
 */
const mostHurried = 20
const pauseMs = 500

/**
 * Returns the frame's state for the reported content height. The height is unchanged in a resize
 * loop.
 */
export function planFrameHeight(now: FrameHeight, wantedPx: number, nowMs: number): FrameHeight {
  const heightPx = Math.max(now.reservedPx, Math.min(mostPx, Math.ceil(wantedPx)))
  if (Math.abs(heightPx - now.heightPx) <= 1) return now
  const hurried = nowMs - now.changedAtMs < pauseMs ? now.hurried + 1 : 0
  if (hurried > mostHurried) return { ...now, changedAtMs: nowMs }
  return { ...now, heightPx, changedAtMs: nowMs, hurried }
}
