import { readFileSync } from "node:fs"
import { createTranslator } from "use-intl/core"
import { defaultLocale, getDirection, getLanguageTag, isLocale } from "#lib/contract/languages.ts"
import type english from "./en.json"

/** A message key, such as "order.paid.subject". */
export type TextName = Dotted<typeof english>
type Dotted<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Dotted<T[K]>}`
}[keyof T & string]

/** The back end's messages and formats in one language, for emails and HTML pages. */
export type Words = {
  locale: string
  direction: "ltr" | "rtl"
  /**
   * Translates a message. In right-to-left languages, isolates the interpolated values, so that
   * each retains its own direction.
   */
  say: (name: TextName, values?: Readonly<Record<string, string | number>>) => string
  /** Formats integer cents as currency, such as "$24.95" in English. */
  showMoney: (cents: number) => string
  /** Formats the date in the shop's time zone, such as "21 November 2026" in English. */
  showDay: (moment: Date) => string
  /** Wraps a text in Unicode isolates if the language is written from right to left. */
  isolate: (text: string) => string
}

const timeZone = "Australia/Brisbane"
const known = new Map<string, Words>()

/** Returns the translations of a language; the English ones if the shop does not support it. */
export function getWords(language: string): Words {
  const locale = isLocale(language) ? language : defaultLocale
  const words = known.get(locale) ?? buildWords(locale)
  known.set(locale, words)
  return words
}

function buildWords(locale: string): Words {
  const tag = getLanguageTag(locale)
  const direction = getDirection(locale)
  const translate = createTranslator({ locale, messages: readTexts(locale), timeZone })
  const money = new Intl.NumberFormat(tag, { style: "currency", currency: "AUD" })
  const day = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone })
  const isolate = direction === "rtl" ? setApart : (text: string) => text
  const isolateText = (value: string | number) =>
    typeof value === "string" ? isolate(value) : value
  return {
    ...{ locale, direction, isolate },
    say: (name, values = {}) =>
      translate(
        name,
        Object.fromEntries(Object.entries(values).map(([key, value]) => [key, isolateText(value)])),
      ),
    showMoney: (cents) => keepTogether(money.format(cents / 100), direction),
    showDay: (moment) => day.format(moment),
  }
}

/** Fixes the order of sign, number and currency, whatever the direction of the surrounding text. */
function keepTogether(amount: string, direction: Words["direction"]): string {
  return direction === "ltr" ? amount : `\u2066${amount.replaceAll(/[\u200e\u200f]/g, "")}\u2069`
}

/**
 * Isolates a text from the surrounding direction, like `<bdi>` in HTML, for subjects and plain
 * text.
 */
function setApart(text: string): string {
  return /^[\u2066\u2068][^\u2066-\u2069]*\u2069$/.test(text) ? text : `\u2068${text}\u2069`
}

function readTexts(locale: string): typeof english {
  return JSON.parse(readFileSync(new URL(`./${locale}.json`, import.meta.url), "utf8"))
}
