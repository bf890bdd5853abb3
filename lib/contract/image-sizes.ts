/**
 * Width-to-height ratios that may be rendered. The first eight are offered to editors;
 * 16x5 belongs to the page heading and 96x35 to the home gallery (1920 × 700).
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

export const imageFormats = ["avif", "webp", "jpeg"] as const

/** Widths in pixels that may be rendered: multiples of 25 up to 2000, and the few named ones. */
export const imageWidths: readonly number[] = [
  ...Array.from({ length: 80 }, (_, step) => (step + 1) * 25),
  1184,
  1920,
  2500,
  3000,
  4000,
].sort((a, b) => a - b)

export type ImageAspect = (typeof imageAspects)[number]
export type ImageFormat = (typeof imageFormats)[number]
