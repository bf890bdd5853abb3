/** How high a frame is now, and how restless what it shows has been. */
export type FrameHeight = {
  heightPx: number
  /** Never lower than this. */
  reservedPx: number
  changedAtMs: number
  /** Changes in a row, each following hard upon the last. */
  hurried: number
}

/** No code pushes the rest of the page further down than this. */
const mostPx = 5_000
/** More than this many changes in a row are a loop: what is shown grows because the frame did. */
const mostHurried = 20
const pauseMs = 500

/** A frame's height once what it shows asks for `wantedPx`; unchanged where it would never end. */
export function planFrameHeight(now: FrameHeight, wantedPx: number, nowMs: number): FrameHeight {
  const heightPx = Math.max(now.reservedPx, Math.min(mostPx, Math.ceil(wantedPx)))
  if (Math.abs(heightPx - now.heightPx) <= 1) return now
  const hurried = nowMs - now.changedAtMs < pauseMs ? now.hurried + 1 : 0
  if (hurried > mostHurried) return { ...now, changedAtMs: nowMs }
  return { ...now, heightPx, changedAtMs: nowMs, hurried }
}
