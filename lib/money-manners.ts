/** How a language writes an amount in Australian dollars. */
type MoneyManner = {
  /** Stands before the cents. */
  point: string
  /** Stands between thousands, once there are so many digits before the cents. */
  comma: string
  fewestGrouped: number
  /** The currency, before or after the digits. */
  before: string
  after: string
  isRightToLeft: boolean
}

type Row = readonly [
  comma: string,
  point: string,
  fewestGrouped: number,
  before: string,
  after: string,
]

const [usual, late] = [4, 5]
const space = "\u00a0"

const english: Row = [",", ".", usual, "$", ""]

/**
 * As Unicode's CLDR 48 has them. Browsers know fewer languages than servers do, and other releases: an
 * amount that a page was sent with would change once its scripts have come.
 */
const rows: Readonly<Record<string, Row>> = {
  // The currency keeps its own direction.
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

/** How the language writes amounts; as English does where it is not one of the shop's. */
export function getMoneyManner(locale: string): MoneyManner {
  const [comma, point, fewestGrouped, before, after] = rows[locale] ?? english
  return { comma, point, fewestGrouped, before, after, isRightToLeft: after.includes("\u2066") }
}
