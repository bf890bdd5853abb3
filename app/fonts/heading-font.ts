import localFont from "next/font/local"

/** Neither preloaded nor swapped in late: text does not wait for the font, nor shift. */
const literata = localFont({
  src: "./literata-latin.woff2",
  weight: "600 800",
  display: "optional",
  preload: false,
  variable: "--literata",
  adjustFontFallback: false,
})

/**
 * Glyphs of Polish, Turkish, Uzbek and Vietnamese, and œ: loaded only if a heading contains one.
 */
const literataMore = localFont({
  src: "./literata-more.woff2",
  weight: "600 800",
  display: "optional",
  preload: false,
  variable: "--literata-more",
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+102-1B0,U+2BB-2BC,U+1EA0-1EF9" }],
})

/** Class names of the root element that define the font variables of headings and prices. */
export const headingFontClass = `${literata.variable} ${literataMore.variable}`
