import { buildAmount, type Money } from "#lib/contract/money.ts"
import { getCurrencyFormat } from "./currency-formats.ts"

/**
 * Formats the amount for a reader of the locale: "$24.95" in English. It retains its own direction
 * in a right-to-left language.
 */
export function formatMoney(money: Money, locale = "en"): string {
  return addCurrency(money < 0 ? "-" : "", money, locale)
}

/** Formats the amount without its cents if they are zero: "$20", "$24.95". */
export function formatRoundMoney(money: Money, locale: string): string {
  const text = formatMoney(money, locale)
  return money % 100 === 0 ? text.replace(`${getCurrencyFormat(locale).point}00`, "") : text
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
