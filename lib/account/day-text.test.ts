import { formatDayText, parseDayText } from "./day-text.ts"

describe("a day that is typed", () => {
  it.each([
    ["31/05/1984", "1984-05-31"],
    [" 1-2-1984 ", "1984-02-01"],
    ["1.2.1984", "1984-02-01"],
    ["31/02/1990", "1990-02-31"],
  ])("as %j is the day %j", (typed, day) => expect(parseDayText(typed)).toBe(day))

  it.each(["", "soon", "1984-05-31", "1/2/84", "31/05/19845", "//"])(
    "as %j stays as it was, to be refused in the customer's words",
    (typed) => expect(parseDayText(typed)).toBe(typed),
  )

  it("is shown as it is typed in Australia", () => {
    expect(formatDayText("1984-05-31")).toBe("31/05/1984")
    expect(formatDayText("")).toBe("")
    expect(formatDayText("soon")).toBe("soon")
  })
})
