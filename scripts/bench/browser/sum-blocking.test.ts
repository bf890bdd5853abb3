import { sumBlocking } from "./sum-blocking.ts"

describe("total blocking time", () => {
  it("counts of each long task what goes beyond 50 ms", () => {
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

  it("counts nothing before the first paint", () => {
    expect(sumBlocking([[100, 150]], 300)).toBe(0)
    expect(sumBlocking([[200, 200]], 300)).toBe(50)
  })

  it("is 0 without long tasks, and counts from the start when nothing was painted", () => {
    expect(sumBlocking([], 300)).toBe(0)
    expect(sumBlocking([[0, 70]], null)).toBe(20)
  })
})
