/**
 * Parses a date as customers type it, 31/05/1984 or 1-2-1984, into "1984-05-31". Other text is
 * returned unchanged (trimmed), for the API to reject with a message.
 */
export function parseDayText(text: string): string {
  const [, day, month, year] = /^\s*(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4})\s*$/.exec(text) ?? []
  if (day === undefined || month === undefined || year === undefined) return text.trim()
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
}

/** Formats "1984-05-31" as 31/05/1984; text that is not an ISO date is returned unchanged. */
export function formatDayText(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  return year === undefined ? day : `${date}/${month}/${year}`
}
