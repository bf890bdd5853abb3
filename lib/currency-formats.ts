/** Format of an amount in Australian dollars in one language. */
type CurrencyFormat = {
  /** Decimal separator. */
  point: string
  /** Thousands separator, used from `fewestGrouped` digits before the cents on. */
  comma: string
  fewestGrouped: number
  /** Currency, before or after the digits. */
  before: string
  after: string
  isRightToLeft: boolean
}

type CurrencyFormatTuple = readonly [
  comma: string,
  point: string,
  fewestGrouped: number,
  before: string,
  after: string,
]

const [usual, late] = [4, 5]
const space = "\u00a0"

const english: CurrencyFormatTuple = [",", ".", usual, "$", ""]

/**
 * Formats of Unicode's CLDR 48. Browsers support fewer languages than servers, and other releases:
 * an amount in the server's HTML would change on hydration.
 */
const rows: Readonly<Record<string, CurrencyFormatTuple>> = {
  // The currency retains its own direction.
  ar: [",", ".", usual, "", `${space}\u2066AU$\u2069`],
  de: [".", ",", usual, "", `${space}AU$`],
  es: [".", ",", late, "", `${space}AUD`],
  fr: ["\u202f", ",", usual, "", `${space}$AU`],
  id: [".", ",", usual, "AU$", ""],
  it: [".", ",", late, "", `${space}A$`],
  ja: [",", ".", usual, "A$", ""],
  ka: [space, ",", late, "", `${space}AUD`],
  ko: [",", ".", usual, "AU$", ""],
  pl: [space, ",", late, "", `${space}AUD`],
  pt: [".", ",", usual, `AU$${space}`, ""],
  ru: [space, ",", usual, "", `${space}A$`],
  tr: [".", ",", usual, "AU$", ""],
  uk: [space, ",", usual, "", `${space}AUD`],
  uz: [space, ",", usual, "", `${space}A$`],
  vi: [".", ",", usual, "", `${space}AU$`],
  zh: [",", ".", usual, "AU$", ""],
}

/** Returns the currency format of a language; the English one where the shop does not have it. */
export function getCurrencyFormat(locale: string): CurrencyFormat {
  const [comma, point, fewestGrouped, before, after] = rows[locale] ?? english
  return { comma, point, fewestGrouped, before, after, isRightToLeft: after.includes("\u2066") }
}
