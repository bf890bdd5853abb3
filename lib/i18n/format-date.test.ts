import { expect, it } from "@jest/globals"
import { formatSpan, formatWeekday } from "./format-date.ts"

it.each([
  ["en", "Sunday", "9:00 am – 4:30 pm"],
  ["de", "Sonntag", "09:00–16:30 Uhr"],
])("formats weekdays and times in the locale %s", (locale, sunday, span) => {
  expect(formatWeekday("sunday", locale)).toBe(sunday)
  const written = formatSpan({ opens: "09:00", closes: "16:30" }, locale)
  expect(written.replaceAll(/\s/g, " ")).toBe(span)
})
