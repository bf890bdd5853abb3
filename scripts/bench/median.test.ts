import { median, percentile } from "./median.ts"

describe("the median", () => {
  it.each([
    [[3, 1, 2], 2],
    [[10, 9, 100, 1], 9.5],
    [[7], 7],
    [[], null],
    [[null, 4, null, 2], 3],
    [[null], null],
  ])("of %j is %j", (values, expected) => {
    expect(median(values)).toBe(expected)
  })

  it("sorts by size, not by spelling", () => {
    expect(median([10, 9, 8])).toBe(9)
  })
})

describe("the 95th percentile", () => {
  it("is a value that was measured", () => {
    const values = Array.from({ length: 200 }, (_, index) => index + 1)
    expect(percentile(values, 0.95)).toBe(190)
  })

  it.each([
    [[5], 5],
    [[], null],
    [[1, null, 3], 3],
  ])("of %j is %j", (values, expected) => {
    expect(percentile(values, 0.95)).toBe(expected)
  })
})
