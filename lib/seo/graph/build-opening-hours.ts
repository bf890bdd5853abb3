import type { OpeningHoursSpecificationLeaf } from "schema-dts"
import type { DayHours, OpenSpan, Weekday, WeekdayHours } from "#lib/contract/opening-hours.ts"

const names = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
} as const satisfies Record<Weekday, string>

/** A shop that sets no hours takes orders all day, every day (specification 2, section 9). */
const allDay: OpenSpan = { opens: "00:00", closes: "23:59" }

/** Google's notation for a closed day. */
const closedDay: OpenSpan = { opens: "00:00", closes: "00:00" }

/**
 * Builds the opening hours, with days of the same hours in one entry. Omits days by appointment,
 * and unset days if other days are set.
 */
export function buildOpeningHours(week: readonly WeekdayHours[]): OpeningHoursSpecificationLeaf[] {
  const isSet = week.some(({ hours }) => hours !== null)
  const entries = week.flatMap(({ day, hours }) =>
    (isSet ? listSpans(hours) : [allDay]).map((span) => ({ day: names[day], span })),
  )
  const spans = new Map(entries.map(({ span }) => [`${span.opens} ${span.closes}`, span]))
  return [...spans.values()].map(({ opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: entries
      .filter(({ span }) => span.opens === opens && span.closes === closes)
      .map(({ day }) => day),
    opens,
    closes,
  }))
}

function listSpans(hours: DayHours): readonly OpenSpan[] {
  if (hours === "closed") return [closedDay]
  return hours === null || hours === "appointment" ? [] : hours
}
