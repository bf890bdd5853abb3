import { describe, expect, it } from "@jest/globals"
import { openingHoursInputSchema, parseOpeningHours } from "./opening-hours.ts"

describe("opening hours of a day", () => {
  it.each([
    ["09:00-16:30", [{ opens: "09:00", closes: "16:30" }]],
    [
      " 09:00-12:00,13:00-16:30 ",
      [
        { opens: "09:00", closes: "12:00" },
        { opens: "13:00", closes: "16:30" },
      ],
    ],
    ["By appointment", "appointment"],
    ["closed", "closed"],
    ["", null],
  ])("parses %j", (text, hours) => {
    expect(parseOpeningHours({ monday: text })[0]).toEqual({ day: "monday", hours })
  })

  it.each([
    "9 to 5",
    "09:00",
    "9:00-17:00",
    "09:00-24:00",
    "09:60-10:00",
    "17:00-09:00",
    "09:00-09:00",
    "13:00-16:00, 09:00-12:00",
    "09:00-12:00, 11:00-16:00",
    "09:00-12:00, 12:00-16:00",
    "09:00-12:00,",
    "09:00-12:00, by appointment",
    "open",
  ])("rejects invalid opening hours with a message: %j", (text) => {
    const { error } = openingHoursInputSchema.safeParse({ monday: text })
    expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
      [
        "monday",
        'must be times in order, such as "09:00-12:00, 13:00-16:30", "by appointment" or "closed"',
      ],
    ])
  })

  it("rejects unknown days with a message that names them and the days of the week", () => {
    const { error } = openingHoursInputSchema.safeParse({ funday: "closed", monday: "closed" })
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'must name only monday, tuesday, wednesday, thursday, friday, saturday, sunday, not "funday"',
    ])
  })

  it("defaults unset days to empty texts", () => {
    expect(openingHoursInputSchema.parse({ monday: "closed" })).toMatchObject({
      monday: "closed",
      tuesday: "",
      sunday: "",
    })
  })
})

it("starts the week on Monday, and treats unreadable hours as unset", () => {
  const week = parseOpeningHours({ sunday: "closed", friday: "whenever" })
  expect(week.map(({ day }) => day).join(" ")).toMatch(/^monday tuesday .* sunday$/)
  expect(week.filter(({ hours }) => hours !== null)).toEqual([{ day: "sunday", hours: "closed" }])
})
