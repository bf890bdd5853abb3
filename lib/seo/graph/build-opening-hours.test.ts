import { describe, expect, it } from "@jest/globals"
import { parseOpeningHours } from "#lib/contract/opening-hours.ts"
import { buildOpeningHours } from "./build-opening-hours.ts"

const build = (texts: Parameters<typeof parseOpeningHours>[0]) =>
  buildOpeningHours(parseOpeningHours(texts)).map(({ dayOfWeek, opens, closes }) => [
    [dayOfWeek].flat().join(" "),
    `${opens}-${closes}`,
  ])

describe("OpeningHoursSpecification", () => {
  it("is all day, every day where no hours are set", () => {
    const week = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday"
    expect(build({})).toEqual([[week, "00:00-23:59"]])
  })

  it("groups days with the same hours, and has 00:00-00:00 for closed days", () => {
    const long = "09:00-12:00, 13:00-16:30"
    const texts = { monday: long, tuesday: long, friday: "09:00-12:00", sunday: "closed" }
    expect(build(texts)).toEqual([
      ["Monday Tuesday Friday", "09:00-12:00"],
      ["Monday Tuesday", "13:00-16:30"],
      ["Sunday", "00:00-00:00"],
    ])
  })

  it("omits days by appointment", () => {
    expect(build({ monday: "by appointment", saturday: "closed" })).toEqual([
      ["Saturday", "00:00-00:00"],
    ])
    expect(build({ monday: "by appointment" })).toEqual([])
  })
})
