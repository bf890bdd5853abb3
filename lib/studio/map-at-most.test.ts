import { setImmediate } from "node:timers/promises"
import { mapAtMost } from "./map-at-most.ts"

describe("mapping with limited concurrency", () => {
  it("returns the results in order and never exceeds the limit", async () => {
    let underWay = 0
    let most = 0
    const results = await mapAtMost(
      8,
      Array.from({ length: 50 }, (_, at) => at),
      async (at) => {
        most = Math.max(most, ++underWay)
        for (let turn = 0; turn < (at % 5) + 1; turn++) await setImmediate()
        underWay--
        return at * 2
      },
    )
    expect(results).toEqual(Array.from({ length: 50 }, (_, at) => at * 2))
    expect(most).toBe(8)
  })

  it("returns an empty array for no items", async () => {
    expect(await mapAtMost(8, [], async () => 1)).toEqual([])
  })

  it("rejects if one item rejects", async () => {
    const work = async (at: number) => {
      if (at === 2) throw new Error("no answer")
      return at
    }
    await expect(mapAtMost(2, [1, 2, 3], work)).rejects.toThrow("no answer")
  })
})
