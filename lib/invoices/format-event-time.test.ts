import { expect, it } from "@jest/globals"
import { formatEventTime } from "./format-event-time.ts"

it("formats an event's time in Queensland time, which has no daylight saving", () => {
  const read = (timestamp: string) => formatEventTime(timestamp, "en").replace(/\u202f/g, " ")
  expect(read("2026-12-05T08:00:00Z")).toBe("Saturday, 5 December 2026 at 6:00 pm")
  expect(read("2026-07-04T14:30:00Z")).toBe("Sunday, 5 July 2026 at 12:30 am")
})
