import { describe, expect, it } from "@jest/globals"
import { parseOpeningHours } from "#lib/contract/opening-hours.ts"
import { buildOpeningHours } from "./build-opening-hours.ts"

const build = (texts: Parameters<typeof parseOpeningHours>[0]) =>
  buildOpeningHours(parseOpeningHours(texts)).map(({ dayOfWeek, opens, closes }) => [
    [dayOfWeek].flat().join(" "),
    `${opens}-${closes}`,
  ])

describe("opening hours for search engines", () => {
  it("are all day, every day where nothing is set", () => {
    const week = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday"
    expect(build({})).toEqual([[week, "00:00-23:59"]])
  })

  it("put days of the same span together, and tell closed days as Google wants it", () => {
    const long = "09:00-12:00, 13:00-16:30"
    const texts = { monday: long, tuesday: long, friday: "09:00-12:00", sunday: "closed" }
    expect(build(texts)).toEqual([
      ["Monday Tuesday Friday", "09:00-12:00"],
      ["Monday Tuesday", "13:00-16:30"],
      ["Sunday", "00:00-00:00"],
    ])
  })

  it("promise nothing on days by appointment", () => {
    expect(build({ monday: "by appointment", saturday: "closed" })).toEqual([
      ["Saturday", "00:00-00:00"],
    ])
    expect(build({ monday: "by appointment" })).toEqual([])
  })
})
