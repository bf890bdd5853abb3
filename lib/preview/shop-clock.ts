import { getLanguageTag } from "#lib/contract/languages.ts"
import { shopTimeZone } from "#lib/contract/values/shop-time-zone.ts"

const clockPattern = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d))?$/

/**
 * Returns the instant in ms of the local time in a datetime-local field ("2026-12-24T09:00"), in
 * the shop's time zone. Returns null for a local time that does not exist: an invalid date, or an
 * hour that daylight saving skips. An hour that occurs twice resolves to the first.
 */
export function parseShopClock(text: string, timeZone: string = shopTimeZone): number | null {
  const parts = clockPattern
    .exec(text)
    ?.slice(1)
    .map((part) => Number(part ?? 0))
  if (!parts) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second)
  const shown = formatShopClock(asUtc, "UTC")
  if (shown !== text.slice(0, shown.length)) return null
  const dayMs = 86_400_000
  const candidates = [asUtc - dayMs, asUtc + dayMs]
    .map((near) => asUtc - getOffsetMs(near, timeZone))
    .filter((candidate) => formatShopClock(candidate, timeZone) === shown)
  return candidates.length === 0 ? null : Math.min(...candidates)
}

/** Formats an instant for a datetime-local field in the shop's time zone, to the minute. */
export function formatShopClock(atMs: number, timeZone: string = shopTimeZone): string {
  const options = { dateStyle: "short", timeStyle: "short", hourCycle: "h23", timeZone } as const
  // Swedish formats dates as ISO 8601 does.
  return new Intl.DateTimeFormat("sv-SE", options).format(atMs).replace(" ", "T")
}

/** Returns a time zone's offset from UTC at an instant, to the minute. */
function getOffsetMs(atMs: number, timeZone: string): number {
  const minute = Math.floor(atMs / 60_000) * 60_000
  return Date.parse(`${formatShopClock(minute, timeZone)}Z`) - minute
}

/** Formats a time in the shop's time zone: "24 December 2026, 9:00 am". */
export function formatPreviewTime(atMs: number, locale: string): string {
  const intl = getLanguageTag(locale)
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intl, { ...options, timeZone: shopTimeZone }).format(atMs)
  // A single format with both styles would insert "at" between them.
  return `${format({ dateStyle: "long" })}, ${format({ timeStyle: "short" })}`.replace(
    /\u202f/g,
    " ",
  )
}
