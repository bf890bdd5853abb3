import { readFileSync } from "node:fs"
import { createTranslator } from "use-intl/core"
import { defaultLocale, getDirection, getLanguageTag, isLocale } from "#lib/contract/languages.ts"
import type english from "./en.json"

/** The name of a text, such as "order.paid.subject". */
export type TextName = Dotted<typeof english>
type Dotted<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Dotted<T[K]>}`
}[keyof T & string]

/** What the back end writes to visitors in one language: texts, amounts and days. */
export type Words = {
  locale: string
  direction: "ltr" | "rtl"
  /**
   * A text with its places filled. What fills them keeps its own direction in a language that is
   * written from right to left.
   */
  say: (name: TextName, values?: Readonly<Record<string, string | number>>) => string
  /** An amount, such as "$24.95" in English. Takes integer cents. */
  showMoney: (cents: number) => string
  /** The day of a moment by the shop's clock, such as "21 November 2026" in English. */
  showDay: (moment: Date) => string
  /** The text set apart from the direction of what is around it, where that needs to be done. */
  isolate: (text: string) => string
}

const timeZone = "Australia/Brisbane"
const known = new Map<string, Words>()

/** The words of a language; those of English where the shop is not, or no longer, offered in it. */
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

/** An amount whose sign, number and currency keep their places, whatever is around it. */
function keepTogether(amount: string, direction: Words["direction"]): string {
  return direction === "ltr" ? amount : `\u2066${amount.replaceAll(/[\u200e\u200f]/g, "")}\u2069`
}

/** What `<bdi>` is in HTML, for subjects and plain text. */
function setApart(text: string): string {
  return /^[\u2066\u2068][^\u2066-\u2069]*\u2069$/.test(text) ? text : `\u2068${text}\u2069`
}

function readTexts(locale: string): typeof english {
  return JSON.parse(readFileSync(new URL(`./${locale}.json`, import.meta.url), "utf8"))
}
