import { coversAustralia } from "./covers-australia.ts"

describe("postcodes", () => {
  const span = (first: string, last: string) => ({ first, last })

  it("are all of Australia without the territories that are countries of their own", () => {
    const inner = [span("0200", "2898"), span("2900", "6797"), span("6800", "7150")]
    expect(coversAustralia([...inner, span("7152", "9999")])).toBe(true)
    expect(coversAustralia(inner)).toBe(false)
  })

  it("of one state, or none, are not", () => {
    expect(coversAustralia([span("4000", "4999")])).toBe(false)
    expect(coversAustralia([])).toBe(false)
  })
})
