import { formatDayText, parseDayText } from "./date-input.ts"

describe("the typed date", () => {
  it.each([
    ["31/05/1984", "1984-05-31"],
    [" 1-2-1984 ", "1984-02-01"],
    ["1.2.1984", "1984-02-01"],
    ["31/02/1990", "1990-02-31"],
  ])("parses %j as %j", (typed, day) => expect(parseDayText(typed)).toBe(day))

  it.each(["", "soon", "1984-05-31", "1/2/84", "31/05/19845", "//"])(
    "leaves %j unchanged, so that the API rejects it with the text the customer typed",
    (typed) => expect(parseDayText(typed)).toBe(typed),
  )

  it("formats an ISO date as dd/mm/yyyy and leaves other text unchanged", () => {
    expect(formatDayText("1984-05-31")).toBe("31/05/1984")
    expect(formatDayText("")).toBe("")
    expect(formatDayText("soon")).toBe("soon")
  })
})
