import { median, percentile } from "./median.ts"

describe("median", () => {
  it.each([
    [[3, 1, 2], 2],
    [[10, 9, 100, 1], 9.5],
    [[7], 7],
    [[], null],
    [[null, 4, null, 2], 3],
    [[null], null],
  ])("returns for %j the median %j", (values, expected) => {
    expect(median(values)).toBe(expected)
  })

  it("sorts by number, not as strings", () => {
    expect(median([10, 9, 8])).toBe(9)
  })
})

describe("95th percentile", () => {
  it("returns one of the measured values", () => {
    const values = Array.from({ length: 200 }, (_, index) => index + 1)
    expect(percentile(values, 0.95)).toBe(190)
  })

  it.each([
    [[5], 5],
    [[], null],
    [[1, null, 3], 3],
  ])("returns for %j the 95th percentile %j", (values, expected) => {
    expect(percentile(values, 0.95)).toBe(expected)
  })
})
