import { shopTimeZone } from "#lib/contract/values/shop-time-zone.ts"

const format = new Intl.DateTimeFormat("en-CA", {
  timeZone: shopTimeZone,
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
})

/** Formats a timestamp (ISO 8601) as the shop's local time, "2026-11-27T16:15". */
export function formatShopTime(timestamp: string): string {
  const parts = new Map(
    format.formatToParts(new Date(timestamp)).map(({ type, value }) => [type, value]),
  )
  const get = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ""
  return `${get("year").padStart(4, "0")}-${get("month")}-${get("day")}T${get("hour")}:${get("minute")}`
}

/** Returns the timestamp (ISO 8601, UTC) of a local time of the shop; null for anything else. */
export function parseShopTime(local: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local)) return null
  const utcMs = Date.parse(`${local}:00Z`)
  if (Number.isNaN(utcMs)) return null
  // The offset at the wanted time is at most one change of the clock away from that at the guess.
  const offsetAt = (ms: number) =>
    Date.parse(`${formatShopTime(new Date(ms).toISOString())}:00Z`) - ms
  const guessMs = utcMs - offsetAt(utcMs)
  return new Date(utcMs - offsetAt(guessMs)).toISOString()
}
