import { getCurrencyFormat } from "./currency-formats.ts"

declare const moneyBrand: unique symbol

/** An amount in AUD as whole cents. */
export type Money = number & { readonly [moneyBrand]: true }

/** Returns money of whole cents. Throws a RangeError for anything but a safe integer. */
export function parseCents(cents: number): Money {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not a whole number of cents: ${cents}`)
  return cents as Money
}

/** Parses a decimal text with two places, such as "24.95". Throws a RangeError otherwise. */
export function parseAmount(amount: string): Money {
  const match = /^(-?)(\d{1,12})\.(\d{2})$/.exec(amount)
  if (!match) throw new RangeError(`Not an amount with two decimals: ${amount}`)
  const cents = Number(match[2]) * 100 + Number(match[3])
  return parseCents(match[1] === "-" ? -cents : cents)
}

/** Formats the amount as the API and structured data write it: "24.95". */
export function buildAmount(money: Money): string {
  const digits = String(Math.abs(money)).padStart(3, "0")
  return `${money < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * Formats the amount for a reader of the locale: "$24.95" in English. It retains its own direction
 * in a right-to-left language.
 */
export function formatMoney(money: Money, locale = "en"): string {
  return addCurrency(money < 0 ? "-" : "", money, locale)
}

/** Formats an added or subtracted amount with its sign: "+$3.00", "−$5.00". */
export function formatChange(money: Money, locale: string): string {
  return addCurrency(money < 0 ? "−" : "+", money, locale)
}

/**
 * Formats the amount without its currency and sign, as it is typed in the language: "50.00",
 * "50,00".
 */
export function formatDigits(money: Money, locale: string): string {
  const { point, comma, fewestGrouped } = getCurrencyFormat(locale)
  const [whole = "", cents] = buildAmount(money).replace("-", "").split(".")
  const isGrouped = whole.length >= fewestGrouped
  return `${isGrouped ? whole.replace(/\B(?=(?:\d{3})+$)/g, comma) : whole}${point}${cents}`
}

function addCurrency(sign: string, money: Money, locale: string): string {
  const { before, after, isRightToLeft } = getCurrencyFormat(locale)
  const text = `${sign}${before}${formatDigits(money, locale)}${after}`
  return isRightToLeft ? `${rightToLeft.start}${sign && "\u200e"}${text}${rightToLeft.end}` : text
}

/** Equivalent of HTML's `<bdi>` for contexts that only take text: in it the number comes first. */
const rightToLeft = { start: "\u2068\u200f", end: "\u2069" }
