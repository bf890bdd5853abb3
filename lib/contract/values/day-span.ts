/** Range of business days, both ends included. */
export type DaySpan = { from: number; to: number }

/**
 * Parses the days in a text such as "3 to 5 business days" or "2 days"; null if it contains none.
 */
export function parseDaySpan(text: string): DaySpan | null {
  const found = /(\d{1,3})(?:\s*(?:to|-|–)\s*(\d{1,3}))?\s+(?:business |working )?days?\b/i.exec(
    text,
  )
  if (!found) return null
  const from = Number(found[1])
  const to = Number(found[2] ?? found[1])
  return from <= to ? { from, to } : null
}
