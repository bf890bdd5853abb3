/** From so many business days to so many. */
export type DaySpan = { from: number; to: number }

/** The days that a text such as "3 to 5 business days" or "2 days" tells; null where it tells none. */
export function parseDaySpan(text: string): DaySpan | null {
  const found = /(\d{1,3})(?:\s*(?:to|-|–)\s*(\d{1,3}))?\s+(?:business |working )?days?\b/i.exec(
    text,
  )
  if (!found) return null
  const from = Number(found[1])
  const to = Number(found[2] ?? found[1])
  return from <= to ? { from, to } : null
}
