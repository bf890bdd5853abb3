import { setImmediate } from "node:timers/promises"
import { mapWithConcurrency } from "./map-with-concurrency.ts"

describe("mapping with limited concurrency", () => {
  it("returns the results in order and never exceeds the limit", async () => {
    let inFlight = 0
    let maxInFlight = 0
    const results = await mapWithConcurrency(
      8,
      Array.from({ length: 50 }, (_, at) => at),
      async (at) => {
        maxInFlight = Math.max(maxInFlight, ++inFlight)
        for (let tick = 0; tick < (at % 5) + 1; tick++) await setImmediate()
        inFlight--
        return at * 2
      },
    )
    expect(results).toEqual(Array.from({ length: 50 }, (_, at) => at * 2))
    expect(maxInFlight).toBe(8)
  })

  it("returns an empty array for no items", async () => {
    expect(await mapWithConcurrency(8, [], async () => 1)).toEqual([])
  })

  it("rejects if one item rejects", async () => {
    const work = async (at: number) => {
      if (at === 2) throw new Error("no response")
      return at
    }
    await expect(mapWithConcurrency(2, [1, 2, 3], work)).rejects.toThrow("no response")
  })
})
