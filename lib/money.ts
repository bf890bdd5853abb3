declare const moneyBrand: unique symbol

/** An amount in AUD as whole cents. */
export type Money = number & { readonly [moneyBrand]: true }

/** Money from whole cents. Throws a RangeError for anything but a safe whole number. */
export function parseCents(cents: number): Money {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not a whole number of cents: ${cents}`)
  return cents as Money
}

/** Money from a decimal text with two places, such as "24.95". Throws a RangeError otherwise. */
export function parseAmount(amount: string): Money {
  const match = /^(-?)(\d{1,12})\.(\d{2})$/.exec(amount)
  if (!match) throw new RangeError(`Not an amount with two decimals: ${amount}`)
  const cents = Number(match[2]) * 100 + Number(match[3])
  return parseCents(match[1] === "-" ? -cents : cents)
}

/** The amount as the wire and structured data write it: "24.95". */
export function buildAmount(money: Money): string {
  const digits = String(Math.abs(money)).padStart(3, "0")
  return `${money < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The amount as a reader of the locale expects it: "$24.95" in English. */
export function formatMoney(money: Money, locale = "en"): string {
  return locale === "en" ? formatEnglish(money) : getFormatter(locale).format(money / 100)
}

/**
 * What the browser's own formatter gives for Australian English, without starting it: that takes
 * longer on a phone than everything else a tap on a product does.
 */
function formatEnglish(money: Money): string {
  const [whole = "", cents] = buildAmount(money).replace("-", "").split(".")
  return `${money < 0 ? "-" : ""}$${whole.replace(/\B(?=(?:\d{3})+$)/g, ",")}.${cents}`
}

const formatters = new Map<string, Intl.NumberFormat>()

function getFormatter(locale: string): Intl.NumberFormat {
  const known = formatters.get(locale)
  if (known) return known
  const made = new Intl.NumberFormat(locale, { style: "currency", currency: "AUD" })
  formatters.set(locale, made)
  return made
}
