import type { Picture } from "#lib/images/picture.ts"

/** One slide of a gallery. `content` is sanitised HTML. */
export type Slide = {
  id: number
  heading: string
  subHeading: string
  content: string
  picture: Picture | null
  /** The same picture as the lightbox shows it, in an aspect of its own. */
  enlarged: Picture | null
  overlayColour: string
  textColour: string
  opacity: number
  saturation: number
  /** The side of the picture that its text may cover. */
  freeSide: "left" | "right"
  /** Pages that run from right to left may show the picture mirrored: it holds no lettering. */
  canMirror: boolean
  link: string
  linkButtonText: string
  opensNewTab: boolean
}

export type Gallery = {
  id: number
  url: string
  heading: string
  subHeading: string
  slides: readonly Slide[]
}

/** A gallery as a group of galleries lists it, by its first slide's picture. */
export type GalleryCover = { id: number; url: string; name: string; picture: Picture | null }
