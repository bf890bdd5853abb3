import {
  isQueenslandHoliday,
  listHolidaysByAct,
  listPublishedHolidays,
  publishedYears,
} from "./queensland-holidays.ts"

describe("Queensland's public holidays", () => {
  it("follow from the schedule of the Act in every published year", () => {
    expect(publishedYears.map((year) => [year, listHolidaysByAct(year)])).toEqual(
      publishedYears.map((year) => [year, listPublishedHolidays(year)]),
    )
  })

  it.each([
    ["2022-01-03", "New Year’s Day on a Saturday is also observed on Monday"],
    ["2023-01-02", "New Year’s Day on a Sunday is also observed on Monday"],
    ["2022-12-27", "Christmas Day on a Sunday is also observed on Tuesday"],
    ["2021-12-28", "Boxing Day on a Sunday is also observed on Tuesday"],
    ["2028-04-14", "Good Friday"],
    ["2028-04-17", "Easter Monday"],
    ["2025-04-21", "Easter Monday"],
    ["2030-04-19", "Good Friday"],
    ["2032-01-26", "Australia Day"],
    ["2033-04-25", "Anzac Day"],
    ["2032-04-26", "Anzac Day on a Sunday is observed on Monday"],
    ["2027-04-26", "Anzac Day on a Sunday is observed on Monday"],
  ])("include %s: %s", (day) => {
    expect(isQueenslandHoliday(day)).toBe(true)
  })

  it("do not include the day after a holiday, show days and the day that the rule moves", () => {
    const days = [
      "2026-12-29",
      "2026-08-12",
      "2026-04-27",
      "2027-04-25",
      "2028-12-27",
      "2026-06-08",
    ]
    expect(days.filter(isQueenslandHoliday)).toEqual([])
  })
})
