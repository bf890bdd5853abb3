import { sumBlocking } from "./sum-blocking.ts"

describe("total blocking time", () => {
  it("counts the part of each long task beyond 50 ms", () => {
    expect(
      sumBlocking(
        [
          [500, 120],
          [800, 60],
        ],
        300,
      ),
    ).toBe(80)
  })

  it("ignores long tasks before the first paint", () => {
    expect(sumBlocking([[100, 150]], 300)).toBe(0)
    expect(sumBlocking([[200, 200]], 300)).toBe(50)
  })

  it("returns 0 without long tasks, and counts from the navigation when nothing was painted", () => {
    expect(sumBlocking([], 300)).toBe(0)
    expect(sumBlocking([[0, 70]], null)).toBe(20)
  })
})
