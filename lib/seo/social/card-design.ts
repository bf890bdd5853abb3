/** The light theme's colours; card-look.test.ts holds them beside app/globals.css. */
export const cardColours = {
  canvas: "#faf6ee",
  ink: "#1c2426",
  muted: "#5b625f",
  brand: "#0f555a",
  accent: "#a8451c",
  deep: "#12383c",
} as const

/** The texts' side of the picture; the photo has the rest. In pixels, as everything here. */
export const panelWidthPx = 560
export const edgePx = 56
/** The shop's logo above the texts, and where no photo is, in the photo's place. */
export const logoPx = 72
export const largeLogoPx = 340

/** Longest word that is sure to fit on a line of the name, whatever its letters. */
export const mostUnbroken = 14

/** What is written on the picture, in signs its font has; null where it has not. */
export type CardTexts = {
  shop: string | null
  name: string | null
  label: string | null
  price: string | null
  fullPrice: string | null
  hasLogo: boolean
}
