import localFont from "next/font/local"

/** Not fetched ahead and never swapped in late: text is not to wait for it, nor to move. */
const literata = localFont({
  src: "./literata-latin.woff2",
  weight: "600 800",
  display: "optional",
  preload: false,
  variable: "--literata",
  adjustFontFallback: false,
})

/** Letters of Polish, Turkish, Uzbek and Vietnamese, and œ: fetched only where a heading has one. */
const literataMore = localFont({
  src: "./literata-more.woff2",
  weight: "600 800",
  display: "optional",
  preload: false,
  variable: "--literata-more",
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+102-1B0,U+2BB-2BC,U+1EA0-1EF9" }],
})

/** Class names of the document by which headings and prices find their font. */
export const headingFontClass = `${literata.variable} ${literataMore.variable}`
