import { getLanguageTag } from "#lib/contract/languages.ts"
import { type OpenSpan, type Weekday, weekdays } from "#lib/contract/values/opening-hours.ts"
import { shopTimeZone } from "#lib/contract/values/shop-time-zone.ts"

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

/** Returns a time in a week whose Monday is 1 January 2024. */
const buildDate = (day: number, time: string) => new Date(`2024-01-0${day}T${time}:00Z`)

/** Returns the name of a weekday, such as "Monday". */
export function formatWeekday(day: Weekday, locale: string): string {
  const format = new Intl.DateTimeFormat(getLanguageTag(locale), {
    weekday: "long",
    timeZone: "UTC",
  })
  return format.format(buildDate(weekdays.indexOf(day) + 1, "12:00"))
}

/** Formats a time range, such as "9:00 am – 4:30 pm". */
export function formatSpan({ opens, closes }: OpenSpan, locale: string): string {
  const format = new Intl.DateTimeFormat(getLanguageTag(locale), {
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
  })
  return format.formatRange(buildDate(1, opens), buildDate(1, closes))
}
