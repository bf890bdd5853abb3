import type { Picture } from "#lib/images/picture.ts"
import type { Schedule } from "./schedule.ts"

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
