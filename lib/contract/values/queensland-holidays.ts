/**
 * Public holidays of all of Queensland on which nothing leaves or arrives, by year, as month and
 * day. Source: Queensland Government, "Public holidays" (qld.gov.au/recreation/travel/holidays/public).
 * Days that are always on a weekend, holidays of a district (show days) and part-days (the evening
 * of 24 December) are left out. Years that are not listed follow the rule below.
 */
const published: Readonly<Record<number, readonly string[]>> = {
  2026: [
    "01-01", // New Year's Day
    "01-26", // Australia Day
    "04-03", // Good Friday
    "04-06", // Easter Monday
    "04-25", // Anzac Day
    "05-04", // Labour Day
    "10-05", // King's Birthday
    "12-25", // Christmas Day
    "12-26", // Boxing Day
    "12-28", // additional day for Boxing Day
  ],
  2027: [
    "01-01",
    "01-26",
    "03-26",
    "03-29",
    "04-26", // for Anzac Day, a Sunday
    "05-03",
    "10-04",
    "12-25",
    "12-26",
    "12-27", // additional day for Christmas Day
    "12-28",
  ],
}

/** True if a day ("2026-12-25") is a public holiday of all of Queensland. */
export function isQueenslandHoliday(day: string): boolean {
  return listQueenslandHolidays(Number(day.slice(0, 4))).includes(day)
}

/** Lists the public holidays of all of Queensland in a year, such as "2026-12-25". */
export function listQueenslandHolidays(year: number): string[] {
  return (published[year] ?? listHolidaysByAct(year)).map((day) => `${year}-${day}`)
}

/** Lists the years whose holidays are published here. */
export const publishedYears = Object.keys(published).map(Number)

/** Returns the published holidays of a year; null for a year that follows the rule. */
export function listPublishedHolidays(year: number): readonly string[] | null {
  return published[year] ?? null
}

/**
 * Returns the public holidays of a year by the schedule of the Holidays Act 1983 (Qld), as month and
 * day. It cannot know days that a minister appoints for one year.
 */
export function listHolidaysByAct(year: number): string[] {
  const easter = resolveEasterSunday(year)
  const sunday = 0
  const saturday = 6
  const weekdayOf = (month: number, day: number) => buildDay(year, month, day).getUTCDay()
  const firstMonday = (month: number) => 1 + ((8 - weekdayOf(month, 1)) % 7)
  const fromWeekend = (month: number, day: number) => {
    const weekday = weekdayOf(month, day)
    return day + (weekday === saturday ? 2 : weekday === sunday ? 1 : 0)
  }
  const days = [
    buildDay(year, 1, 1),
    ...(weekdayOf(1, 1) === sunday ? [buildDay(year, 1, 2)] : []),
    ...(weekdayOf(1, 1) === saturday ? [buildDay(year, 1, 3)] : []),
    buildDay(year, 1, fromWeekend(1, 26)),
    buildDay(year, easter.month, easter.day - 2),
    buildDay(year, easter.month, easter.day + 1),
    buildDay(year, 4, weekdayOf(4, 25) === sunday ? 26 : 25),
    buildDay(year, 5, firstMonday(5)),
    buildDay(year, 10, firstMonday(10)),
    buildDay(year, 12, 25),
    buildDay(year, 12, 26),
    ...([saturday, sunday].includes(weekdayOf(12, 25)) ? [buildDay(year, 12, 27)] : []),
    ...([saturday, sunday].includes(weekdayOf(12, 26)) ? [buildDay(year, 12, 28)] : []),
  ]
  return [...new Set(days.map((day) => day.toISOString().slice(5, 10)))].sort()
}

/** Months count from 1; days before the first or past the last are those of the next month. */
function buildDay(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month - 1, day))
}

/** Returns Easter Sunday of the Gregorian calendar (the algorithm of Oudin). */
function resolveEasterSunday(year: number): { month: number; day: number } {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const skipped = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + skipped + 15) % 30
  const moon =
    epact -
    Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11))
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  const days = moon - weekday
  const month = 3 + Math.floor((days + 40) / 44)
  return { month, day: days + 28 - 31 * Math.floor(month / 4) }
}
