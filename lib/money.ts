import { getDirection } from "./i18n/get-direction.ts"
import { getLanguageTag } from "./i18n/get-language-tag.ts"

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

/**
 * The amount as a reader of the locale expects it: "$24.95" in English. It keeps its own direction in
 * a language written from right to left.
 */
export function formatMoney(money: Money, locale = "en"): string {
  return locale === "en" ? formatEnglish(money) : formatLocal(money, locale, "auto")
}

/** What is added or taken off, with its sign: "+$3.00", "−$5.00". */
export function formatChange(money: Money, locale: string): string {
  if (locale !== "en") return formatLocal(money, locale, "always").replace("-", "−")
  return `${money < 0 ? "−" : "+"}${formatEnglish(parseCents(Math.abs(money)))}`
}

/**
 * What the browser's own formatter gives for Australian English, without starting it: that takes
 * longer on a phone than everything else a tap on a product does.
 */
function formatEnglish(money: Money): string {
  const [whole = "", cents] = buildAmount(money).replace("-", "").split(".")
  return `${money < 0 ? "-" : ""}$${whole.replace(/\B(?=(?:\d{3})+$)/g, ",")}.${cents}`
}

function formatLocal(money: Money, locale: string, signDisplay: "auto" | "always"): string {
  const text = getFormatter(locale, signDisplay).format(money / 100)
  return getDirection(locale) === "rtl" ? `${isolate.start}${text}${isolate.end}` : text
}

/** What `<bdi>` is in HTML, for places that only take text. */
const isolate = { start: "\u2068", end: "\u2069" }

const formatters = new Map<string, Intl.NumberFormat>()

function getFormatter(locale: string, signDisplay: "auto" | "always"): Intl.NumberFormat {
  const key = `${locale} ${signDisplay}`
  const known = formatters.get(key)
  if (known) return known
  const money = { style: "currency", currency: "AUD", signDisplay } as const
  const made = new Intl.NumberFormat(getLanguageTag(locale), money)
  formatters.set(key, made)
  return made
}
