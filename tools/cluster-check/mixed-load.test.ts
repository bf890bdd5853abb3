import { describe, expect, it } from "@jest/globals"
import { buildTrend } from "./mixed-load.ts"

const everyMinute = (...values: number[]) =>
  values.map((value, at) => ({ atMs: at * 60_000, value }))

describe("trend of repeated measurements", () => {
  it("returns the line itself where all samples are on it", () => {
    const { from, to, perHour } = buildTrend(everyMinute(100, 101, 102, 103))
    expect([from, to, perHour].map(Math.round)).toEqual([100, 103, 60])
  })

  it("returns a level line for values that vary around a constant", () => {
    const { from, to } = buildTrend(everyMinute(100, 140, 100, 100, 140, 100))
    expect(to - from).toBeCloseTo(0)
  })

  it("returns a level line for one sample", () => {
    expect(buildTrend(everyMinute(7))).toEqual({ from: 7, to: 7, perHour: 0 })
  })
})
