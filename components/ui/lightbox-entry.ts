import type { Picture } from "#lib/images/picture.ts"

/** What stands below a picture in the lightbox. */
export type LightboxText = {
  heading: string
  subHeading: string
  /** Where the page holds the rest of the text, already sanitised; null without one. */
  content: Element | null
  link: { href: string; text: string; opensNewTab: boolean } | null
}

/** A picture of the lightbox, with its text where it has one. */
export type LightboxEntry = { picture: Picture; text: LightboxText | null }

export type LightboxLabels = {
  close: string
  previous: string
  next: string
  zoomIn: string
  zoomOut: string
  /** Name the row of pictures, what it is and what is in it, for screen readers. */
  pictures: string
  carousel: string
  slide: string
  /** What stands for a picture that cannot be had. */
  broken: string
  /** "Photo {index} of {total}", to be filled in. */
  position: string
}

/** The position of a picture counted from 0 among so many, in words. */
export function buildPosition({ position }: LightboxLabels, at: number, count: number): string {
  return position.replace("{index}", String(at + 1)).replace("{total}", String(count))
}
