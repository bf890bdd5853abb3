import { readFileSync } from "node:fs"
import { createTranslator } from "use-intl/core"
import { defaultLocale, getDirection, getLanguageTag, isLocale } from "#lib/contract/languages.ts"
import { shopTimeZone } from "#lib/contract/values/shop-time-zone.ts"
import type english from "./en.json"

/** A message key, such as "order.paid.subject". */
export type TextName = Dotted<typeof english>
type Dotted<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Dotted<T[K]>}`
}[keyof T & string]

/** The back end's messages and formats in one language, for emails and HTML pages. */
export type Translations = {
  locale: string
  direction: "ltr" | "rtl"
  /**
   * Translates a message. In right-to-left languages, isolates the interpolated values, so that
   * each retains its own direction. A value that ends with a full stop, such as "Curlew Print Co.",
   * is followed by no second one.
   */
  t: (name: TextName, values?: Readonly<Record<string, string | number>>) => string
  /** Formats integer cents as currency, such as "$24.95" in English. */
  formatMoney: (cents: number) => string
  /** Formats the date in the shop's time zone, such as "21 November 2026" in English. */
  formatDay: (date: Date) => string
  /** Wraps a text in Unicode isolates if the language is written from right to left. */
  isolate: (text: string) => string
}

const cache = new Map<string, Translations>()

/** Returns the translations of a language; the English ones if the shop does not support it. */
export function getTranslations(language: string): Translations {
  const locale = isLocale(language) ? language : defaultLocale
  const translations = cache.get(locale) ?? buildTranslations(locale)
  cache.set(locale, translations)
  return translations
}

function buildTranslations(locale: string): Translations {
  const tag = getLanguageTag(locale)
  const direction = getDirection(locale)
  const translate = createTranslator({
    locale,
    messages: readTexts(locale),
    timeZone: shopTimeZone,
  })
  const money = new Intl.NumberFormat(tag, { style: "currency", currency: "AUD" })
  const day = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: shopTimeZone })
  const isolate = direction === "rtl" ? wrapInIsolates : (text: string) => text
  const isolateText = (value: string | number) =>
    typeof value === "string" ? isolate(value) : value
  return {
    locale,
    direction,
    isolate,
    t: (name, values = {}) => {
      const isolated = Object.entries(values).map(
        ([key, value]) => [key, isolateText(value)] as const,
      )
      const text = translate(name, Object.fromEntries(isolated))
      return removeDoubleStops(
        text,
        isolated.map(([, value]) => String(value)),
      )
    },
    formatMoney: (cents) => isolateAmount(money.format(cents / 100), direction),
    formatDay: (date) => day.format(date),
  }
}

/** Removes the full stop after each of the interpolated values that end with one. */
function removeDoubleStops(text: string, values: readonly string[]): string {
  return values
    .filter((value) => /\.\u2069?$/.test(value))
    .reduce((shown, value) => shown.replaceAll(`${value}.`, () => value), text)
}

/** Fixes the order of sign, number and currency, whatever the direction of the surrounding text. */
function isolateAmount(amount: string, direction: Translations["direction"]): string {
  return direction === "ltr" ? amount : `\u2066${amount.replaceAll(/[\u200e\u200f]/g, "")}\u2069`
}

/**
 * Isolates a text from the surrounding direction, like `<bdi>` in HTML, for subjects and plain
 * text.
 */
function wrapInIsolates(text: string): string {
  return /^[\u2066\u2068][^\u2066-\u2069]*\u2069$/.test(text) ? text : `\u2068${text}\u2069`
}

function readTexts(locale: string): typeof english {
  return JSON.parse(readFileSync(new URL(`./${locale}.json`, import.meta.url), "utf8"))
}
