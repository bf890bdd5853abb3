import { buildRenderTimes } from "./render-section.ts"

const visit = { beganMs: 1_000, endedMs: 1_350 }
const call = (beganMs: number, endedMs: number) => ({ path: "/", beganMs, endedMs })

describe("render times of a page", () => {
  it("measures the time beyond the slowest call, before the first call and after the last", () => {
    const calls = [call(1_010, 1_310), call(1_012, 1_315)]
    expect(buildRenderTimes(visit, calls, 300)).toEqual({
      beyondMs: 47,
      beforeMs: 10,
      afterMs: 35,
      lateCalls: 0,
    })
  })

  it("counts the calls that waited for another call", () => {
    const times = buildRenderTimes(
      { beganMs: 0, endedMs: 700 },
      [call(5, 305), call(320, 620)],
      300,
    )
    expect(times).toMatchObject({ beyondMs: 400, lateCalls: 1 })
  })

  it("throws when there was no API call, because the page was cached", () => {
    expect(() => buildRenderTimes(visit, [], 300)).toThrow("sent no API request")
  })
})
