/**
 * Width-to-height ratios that may be rendered. The first eight are offered to editors; 16x5 belongs
 * to the page heading and 96x35 to the home gallery (1920 × 700).
 */
export const imageAspects = [
  "16x3",
  "16x9",
  "8x5",
  "4x3",
  "1x1",
  "3x4",
  "5x8",
  "9x16",
  "16x5",
  "96x35",
] as const

/** Stands for an aspect in the URL of an image that is rendered whole, without a crop. */
export const wholeAspect = "whole"

export const imageFormats = ["avif", "webp", "jpeg"] as const

/**
 * Widths in pixels that may be rendered: multiples of 25 up to 2000, and five larger or special
 * ones.
 */
export const imageWidths: readonly number[] = [
  ...Array.from({ length: 80 }, (_, step) => (step + 1) * 25),
  1184,
  1920,
  2500,
  3000,
  4000,
].sort((a, b) => a - b)

export type ImageAspect = (typeof imageAspects)[number]
/** The aspect in the URL of a rendition. */
export type RenderedAspect = ImageAspect | typeof wholeAspect
export type ImageFormat = (typeof imageFormats)[number]

/** Parses an aspect such as "4x3" into its width and height. */
export function parseAspect(aspect: (typeof imageAspects)[number]): [number, number] {
  const [across = 1, down = 1] = aspect.split("x").map(Number)
  return [across, down]
}

/** Returns the height in pixels for an aspect and a width in pixels, rounded, at least 1. */
export function getImageHeight(aspect: (typeof imageAspects)[number], widthPx: number): number {
  const [across, down] = parseAspect(aspect)
  return Math.max(1, Math.round((widthPx * down) / across))
}
