import type { Translated } from "#lib/contract/translated-text.ts"
import type { Picture } from "#lib/images/picture.ts"

/** One slide of a gallery. `content` is sanitised HTML. */
export type Slide = Translated & {
  id: number
  heading: string
  subHeading: string
  content: string
  picture: Picture | null
  /** The same image for the lightbox, in an aspect of its own. */
  enlarged: Picture | null
  overlayColour: string
  textColour: string
  opacity: number
  saturation: number
  /** Side of the image that its text may cover. */
  freeSide: "left" | "right"
  /** True if right-to-left pages may mirror the image: it contains no text. */
  canMirror: boolean
  link: string
  linkButtonText: string
  opensNewTab: boolean
}

export type Gallery = Translated & {
  id: number
  url: string
  heading: string
  subHeading: string
  slides: readonly Slide[]
}

/** A gallery in the list of its group, with the image of its first slide. */
export type GalleryCover = Translated & {
  id: number
  url: string
  name: string
  picture: Picture | null
}
