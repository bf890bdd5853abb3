import type { SiteConfig } from "../site.ts"
import type { DaySpan } from "../values/day-span.ts"
import { weekdays } from "../values/opening-hours.ts"
import { isQueenslandHoliday } from "../values/queensland-holidays.ts"

/** Days in the shop's calendar ("2026-12-02"), both ends included. */
export type DateSpan = { from: string; to: string }

/** On which days parcels leave the shop. */
export type DispatchCalendar = {
  /** Weekdays from Monday (0) to Sunday (6). */
  weekdays: ReadonlySet<number>
  /** Days on which the shop is closed, beside weekends and public holidays. */
  closedDays: ReadonlySet<string>
}

/** Returns the calendar of the site's settings; null if parcels leave on no day of the week. */
export function parseDispatchCalendar({
  closed_days,
  ...days
}: SiteConfig["dispatch"]): DispatchCalendar | null {
  const open = weekdays.flatMap((day, at) => (days[day] ? [at] : []))
  if (open.length === 0) return null
  return {
    weekdays: new Set(open),
    closedDays: new Set(closed_days.match(/\d{4}-\d\d-\d\d/g) ?? []),
  }
}

/** Formats days for people, such as "2–9 December" in English; `tag` is a BCP 47 language tag. */
export function formatDateSpan({ from, to }: DateSpan, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, { day: "numeric", month: "long", timeZone: "UTC" })
  return format.formatRange(new Date(from), new Date(to))
}

/** Returns the day of a time in the shop's time zone, which has no daylight saving. */
export function getShopDay(instant: Date): string {
  return new Date(instant.getTime() + 10 * 3_600_000).toISOString().slice(0, 10)
}

/**
 * Returns between which days a parcel arrives. It is ready so many business days after the order,
 * leaves on the next day on which parcels leave, and is so many business days in transit.
 */
export function resolveArrival(
  orderedOn: string,
  { handlingDays, transitDays }: { handlingDays: DaySpan; transitDays: DaySpan },
  calendar: DispatchCalendar,
): DateSpan {
  const arriveAfter = (handling: number, transit: number) => {
    const isWorking = (day: string) => isBusinessDay(day) && !calendar.closedDays.has(day)
    const ready = addDays(orderedOn, handling, isWorking)
    const isLeaving = (day: string) =>
      calendar.weekdays.has(getWeekday(day)) &&
      !isQueenslandHoliday(day) &&
      !calendar.closedDays.has(day)
    return addDays(findDay(ready, isLeaving), transit, isBusinessDay)
  }
  return {
    from: arriveAfter(handlingDays.from, transitDays.from),
    to: arriveAfter(handlingDays.to, transitDays.to),
  }
}

function isBusinessDay(day: string): boolean {
  return getWeekday(day) < 5 && !isQueenslandHoliday(day)
}

/** Returns the day that is so many of these days later. */
function addDays(start: string, count: number, counts: (day: string) => boolean): string {
  let day = start
  for (let left = count; left > 0; left--) day = findDay(getNextDay(day), counts)
  return day
}

/** More closed days in a row than a shop has, so that a search ends. */
const maxSearchedDays = 400

/** Returns the first of these days from `start` on. */
function findDay(start: string, fits: (day: string) => boolean): string {
  let day = start
  for (let searched = 0; searched < maxSearchedDays && !fits(day); searched++) day = getNextDay(day)
  return day
}

function getNextDay(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}

/** Returns the weekday from Monday (0) to Sunday (6). */
function getWeekday(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7
}
