import type { Picture } from "#lib/images/picture.ts"

/** Text below an image in the lightbox. */
export type LightboxText = {
  heading: string
  subHeading: string
  /** Sanitised element of the page that holds the body text; null if there is none. */
  content: Element | null
  link: { href: string; text: string; opensNewTab: boolean } | null
}

/** One image of the lightbox; `text` is null if it has none. */
export type LightboxEntry = { picture: Picture; text: LightboxText | null }

export type LightboxLabels = {
  close: string
  previous: string
  next: string
  zoomIn: string
  zoomOut: string
  /** Accessible names of the carousel region, its role description and each slide's. */
  pictures: string
  carousel: string
  slide: string
  /** Shown in place of an image that fails to load. */
  broken: string
  /** Template: "Photo {index} of {total}". */
  position: string
}

/** Returns the translated position of an image. `at` counts from 0. */
export function buildPosition({ position }: LightboxLabels, at: number, count: number): string {
  return position.replace("{index}", String(at + 1)).replace("{total}", String(count))
}
