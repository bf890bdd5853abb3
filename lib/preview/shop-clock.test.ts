import { describe, expect, it } from "@jest/globals"
import { formatPreviewTime, formatShopClock, parseShopClock } from "./shop-clock.ts"

const sydney = "Australia/Sydney"
const at = (iso: string) => Date.parse(iso)

describe("date and time in the shop's time zone", () => {
  it("converts a local time to the instant and back", () => {
    expect(parseShopClock("2026-12-24T09:00")).toBe(at("2026-12-23T23:00:00Z"))
    expect(parseShopClock("2026-12-24T09:00:30")).toBe(at("2026-12-23T23:00:30Z"))
    expect(formatShopClock(at("2026-12-23T23:00:00Z"))).toBe("2026-12-24T09:00")
  })

  it.each([
    "",
    "tomorrow",
    "2026-13-01T00:00",
    "2026-02-30T09:00",
    "2026-12-24T24:00",
    "2026-12-24",
  ])("returns null for a time that does not exist: %j", (text) =>
    expect(parseShopClock(text)).toBeNull(),
  )

  it("converts times around a daylight saving change, and rejects the skipped hour", () => {
    expect(parseShopClock("2026-10-04T01:59", sydney)).toBe(at("2026-10-03T15:59:00Z"))
    expect(parseShopClock("2026-10-04T02:30", sydney)).toBeNull()
    expect(parseShopClock("2026-10-04T03:00", sydney)).toBe(at("2026-10-03T16:00:00Z"))
  })

  it("returns the first instant of an hour that occurs twice", () => {
    expect(parseShopClock("2026-04-05T02:30", sydney)).toBe(at("2026-04-04T15:30:00Z"))
    expect(parseShopClock("2026-04-05T03:00", sydney)).toBe(at("2026-04-04T17:00:00Z"))
  })

  it("formats the time of the preview banner", () => {
    expect(formatPreviewTime(at("2026-12-23T23:00:00Z"), "en")).toBe("24 December 2026, 9:00 am")
  })
})
