import { getLanguageTag } from "#lib/contract/languages.ts"
import { shopTimeZone } from "#lib/contract/values/shop-time-zone.ts"

/**
 * Formats the date and time of a timestamp (ISO 8601) in the shop's time zone, such as "Saturday, 5
 * December 2026 at 6:00 pm".
 */
export function formatEventTime(timestamp: string, locale: string): string {
  const intl = getLanguageTag(locale)
  return new Intl.DateTimeFormat(intl, {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: shopTimeZone,
  }).format(new Date(timestamp))
}
