import type { Picture } from "#lib/images/picture.ts"

/** One slide of a gallery. `content` is sanitised HTML. */
export type Slide = {
  id: number
  heading: string
  subHeading: string
  content: string
  picture: Picture | null
  overlayColour: string
  textColour: string
  opacity: number
  saturation: number
  link: string
  linkButtonText: string
  opensNewTab: boolean
}

export type Gallery = {
  id: number
  name: string
  heading: string
  subHeading: string
  slides: readonly Slide[]
  updatedAt: string
}
