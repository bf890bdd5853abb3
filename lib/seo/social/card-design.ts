/** The light theme's colours; card-design.test.ts compares them with app/globals.css. */
export const cardColours = {
  canvas: "#faf6ee",
  ink: "#1c2426",
  muted: "#5b625f",
  brand: "#0f555a",
  accent: "#a8451c",
  deep: "#12383c",
} as const

/** Width of the text panel in pixels; the photo fills the rest. All sizes here are in pixels. */
export const panelWidthPx = 560
export const edgePx = 56
/** Size of the logo above the texts, and of the large logo that replaces a missing photo. */
export const logoPx = 72
export const largeLogoPx = 340

/** Maximum length of a word that fits on a line of the name, for any glyph widths. */
export const maxUnbrokenLength = 14

/** Texts of a card in characters of its font; null where the font lacks a character. */
export type CardTexts = {
  shop: string | null
  name: string | null
  label: string | null
  price: string | null
  fullPrice: string | null
  hasLogo: boolean
}
