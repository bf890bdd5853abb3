import { getTotalBlockingTime } from "./visit-page.ts"

describe("total blocking time", () => {
  it("counts the part of each long task beyond 50 ms", () => {
    expect(
      getTotalBlockingTime(
        [
          [500, 120],
          [800, 60],
        ],
        300,
      ),
    ).toBe(80)
  })

  it("ignores long tasks before the first paint", () => {
    expect(getTotalBlockingTime([[100, 150]], 300)).toBe(0)
    expect(getTotalBlockingTime([[200, 200]], 300)).toBe(50)
  })

  it("returns 0 without long tasks, and counts from the navigation when nothing was painted", () => {
    expect(getTotalBlockingTime([], 300)).toBe(0)
    expect(getTotalBlockingTime([[0, 70]], null)).toBe(20)
  })
})
