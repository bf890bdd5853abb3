import { sumMaking } from "./sum-making.ts"

const visit = { beganMs: 1_000, endedMs: 1_350 }
const call = (beganMs: number, endedMs: number) => ({ path: "/", beganMs, endedMs })

describe("what a page's making took", () => {
  it("is its time beyond the slowest call, and what came before and after the calls", () => {
    const calls = [call(1_010, 1_310), call(1_012, 1_315)]
    expect(sumMaking(visit, calls, 300)).toEqual({
      ...{ beyondMs: 47, beforeMs: 10, afterMs: 35 },
      lateCalls: 0,
    })
  })

  it("counts the calls that waited for another", () => {
    const making = sumMaking({ beganMs: 0, endedMs: 700 }, [call(5, 305), call(320, 620)], 300)
    expect(making).toMatchObject({ beyondMs: 400, lateCalls: 1 })
  })

  it("is no measurement where nothing was asked for: the page was there already", () => {
    expect(() => sumMaking(visit, [], 300)).toThrow("asked the API for nothing")
  })
})
