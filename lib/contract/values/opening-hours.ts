import { z } from "zod"

export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const
export type Weekday = (typeof weekdays)[number]

/** Opening and closing time on the same day, such as "09:00" to "16:30". */
export type OpenSpan = { opens: string; closes: string }

/** Opening hours of a day; null if none are set. */
export type DayHours = readonly OpenSpan[] | "appointment" | "closed" | null
export type WeekdayHours = { day: Weekday; hours: DayHours }

const time = "(?:[01]\\d|2[0-3]):[0-5]\\d"
const spanPattern = new RegExp(`^(${time})-(${time})$`)
const rule = 'times in order, such as "09:00-12:00, 13:00-16:30", "by appointment" or "closed"'

/** Parses opening hours such as "09:00-12:00, 13:00-16:30"; null if it contains none. */
function parseDayHours(text: string): DayHours {
  const words = text.trim().toLowerCase()
  if (words === "by appointment") return "appointment"
  if (words === "closed") return "closed"
  const spans: OpenSpan[] = []
  for (const part of words.split(",")) {
    const [, opens, closes] = spanPattern.exec(part.trim()) ?? []
    if (opens === undefined || closes === undefined || opens >= closes) return null
    if (opens <= (spans.at(-1)?.closes ?? "")) return null
    spans.push({ opens, closes })
  }
  return spans
}

/** Parses the opening hours of a week, from Monday on. An unreadable text counts as unset. */
export function parseOpeningHours(
  texts: Readonly<Partial<Record<Weekday, string>>>,
): WeekdayHours[] {
  return weekdays.map((day) => ({ day, hours: parseDayHours(texts[day] ?? "") }))
}

const hoursOn = (day: string) =>
  z
    .string(`must be ${rule}`)
    .max(200, "must have at most 200 characters")
    .refine((text) => text.trim() === "" || parseDayHours(text) !== null, `must be ${rule}`)
    .default("")
    .describe(`When the shop is open on ${day}: ${rule}.`)

/** Opening hours as administrators enter them, day by day; an empty text sets nothing. */
export const openingHoursInputSchema = z
  .strictObject(
    {
      monday: hoursOn("Mondays"),
      tuesday: hoursOn("Tuesdays"),
      wednesday: hoursOn("Wednesdays"),
      thursday: hoursOn("Thursdays"),
      friday: hoursOn("Fridays"),
      saturday: hoursOn("Saturdays"),
      sunday: hoursOn("Sundays"),
    },
    {
      error: (issue) =>
        issue.code === "unrecognized_keys" ? describeUnknownDays(issue.keys) : undefined,
    },
  )
  .prefault({})

function describeUnknownDays(keys: readonly string[]): string {
  const names = keys.map((key) => JSON.stringify(key)).join(", ")
  return `must name only ${weekdays.join(", ")}, not ${names}`
}

/** Opening hours as stored and sent. */
export const openingHoursSchema = z.partialRecord(z.enum(weekdays), z.string()).default({})
