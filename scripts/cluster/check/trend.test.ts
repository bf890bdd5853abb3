import { describe, expect, it } from "@jest/globals"
import { describeTrend } from "./trend.ts"

const everyMinute = (...values: number[]) =>
  values.map((value, at) => ({ atMs: at * 60_000, value }))

describe("the trend of what is measured again and again", () => {
  it("is the line itself where the samples are on one", () => {
    const { from, to, perHour } = describeTrend(everyMinute(100, 101, 102, 103))
    expect([from, to, perHour].map(Math.round)).toEqual([100, 103, 60])
  })

  it("is level where it goes up and down and stays the same", () => {
    const { from, to } = describeTrend(everyMinute(100, 140, 100, 100, 140, 100))
    expect(to - from).toBeCloseTo(0)
  })

  it("is level for one sample", () => {
    expect(describeTrend(everyMinute(7))).toEqual({ from: 7, to: 7, perHour: 0 })
  })
})
