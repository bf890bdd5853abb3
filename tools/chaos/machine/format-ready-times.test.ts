import { expect, it } from "@jest/globals"
import { formatReadyTimes } from "./format-ready-times.ts"

it("formats the median and the maximum of the times, or that there are none", () => {
  expect(formatReadyTimes([900, 300, 400])).toBe("ready after 0.4 s, at most 0.9 s")
  expect(formatReadyTimes([])).toBe("not ready again")
})
