import { isAllOfAustralia } from "./shipping-method.ts"

describe("a set of postcodes", () => {
  const span = (first: string, last: string) => ({ first, last })

  it("covers Australia without the territories that are countries of their own", () => {
    const inner = [span("0200", "2898"), span("2900", "6797"), span("6800", "7150")]
    expect(isAllOfAustralia([...inner, span("7152", "9999")])).toBe(true)
    expect(isAllOfAustralia(inner)).toBe(false)
  })

  it("does not cover Australia with one state, or none", () => {
    expect(isAllOfAustralia([span("4000", "4999")])).toBe(false)
    expect(isAllOfAustralia([])).toBe(false)
  })
})
