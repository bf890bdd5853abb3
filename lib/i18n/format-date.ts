import { getLanguageTag } from "#lib/contract/languages.ts"
import { shopTimeZone } from "./shop-time-zone.ts"

/** The day of a moment (ISO 8601) where the shop stands, as a reader of the locale expects it. */
export function formatDate(moment: string, locale: string): string {
  const intl = getLanguageTag(locale)
  return new Intl.DateTimeFormat(intl, {
    dateStyle: "long",
    timeZone: shopTimeZone,
  }).format(new Date(moment))
}

/** The time of a moment (ISO 8601) where the shop stands, such as "4:15 pm AEST". */
export function formatTime(moment: string, locale: string): string {
  const intl = getLanguageTag(locale)
  return new Intl.DateTimeFormat(intl, {
    ...{ hour: "numeric", minute: "2-digit", timeZoneName: "short" },
    timeZone: shopTimeZone,
  }).format(new Date(moment))
}
