import type { Picture } from "#lib/images/picture.ts"
import type { Schedule } from "#lib/visibility/schedule.ts"

/** Steps of the editors' spacing scale on the four sides; null leaves a side alone. */
export type Sides = {
  top: string | null
  bottom: string | null
  left: string | null
  right: string | null
}

/** How something moves in when it is scrolled to. */
export type ScrollAnimation = {
  type: string
  easing: string
  /** How far below the bottom edge of the window it still waits, in pixels. */
  offsetPx: number
  durationMs: number
  delayMs: number
}

/** What an editor has put around a widget: when it shows, its room, its colours, what lies behind. */
export type Frame = {
  schedule: Schedule
  padding: Sides
  margin: Sides
  textColour: string | null
  backgroundColour: string | null
  /** Opacity and saturation in percent; a fixed picture stays while the page scrolls over it. */
  backgroundPicture: {
    picture: Picture
    opacity: number
    saturation: number
    isFixed: boolean
  } | null
  /** Silent film behind; the slate is its still. */
  backgroundVideo: { id: string; slate: Picture | null } | null
  isFullWidth: boolean
  /** Name that links can lead to, as `#name`. */
  anchor: string | null
  animation: ScrollAnimation | null
}
