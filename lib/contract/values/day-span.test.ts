import { expect, it } from "@jest/globals"
import { parseDaySpan } from "./day-span.ts"

it.each([
  ["3 to 5 business days", { from: 3, to: 5 }],
  ["Usually 2–3 days", { from: 2, to: 3 }],
  ["1 day", { from: 1, to: 1 }],
  ["On our next run", null],
  ["5 to 3 days", null],
  ["", null],
])("parses the days in %j", (text, days) => {
  expect(parseDaySpan(text)).toEqual(days)
})
