import { getLanguageTag } from "#lib/contract/languages.ts"
import { shopTimeZone } from "./shop-time-zone.ts"

/**
 * Formats the date of a timestamp (ISO 8601) in the shop's time zone and the locale's long style.
 */
export function formatDate(timestamp: string, locale: string): string {
  const intl = getLanguageTag(locale)
  return new Intl.DateTimeFormat(intl, {
    dateStyle: "long",
    timeZone: shopTimeZone,
  }).format(new Date(timestamp))
}

/** Formats the time of a timestamp (ISO 8601) in the shop's time zone, such as "4:15 pm AEST". */
export function formatTime(timestamp: string, locale: string): string {
  const intl = getLanguageTag(locale)
  return new Intl.DateTimeFormat(intl, {
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone: shopTimeZone,
  }).format(new Date(timestamp))
}
