import { expect, it } from "@jest/globals"
import { formatReadyTimes, listUnexplained } from "./kills.ts"

it("formats the median and the maximum of the times, or that there are none", () => {
  expect(formatReadyTimes([900, 300, 400])).toBe("ready after 0.4 s, at most 0.9 s")
  expect(formatReadyTimes([])).toBe("not ready again")
})

const gaps = [{ fromMs: 1_000, untilMs: 1_200 }]

describe("failed read of a page", () => {
  it.each([
    ["was under way when the process died", 900, 150],
    ["began before it was back", 1_150, 400],
    ["was under way all the while", 500, 2_000],
  ])("explains by a kill a read that %s", (_case, startedAt, ms) => {
    expect(listUnexplained([{ startedAt, ms }], gaps)).toEqual([])
  })

  it.each([
    ["had ended before", 800, 100],
    ["began after it was back", 1_201, 10],
  ])("does not explain by a kill a read that %s", (_case, startedAt, ms) => {
    expect(listUnexplained([{ startedAt, ms }], gaps)).toHaveLength(1)
  })
})
