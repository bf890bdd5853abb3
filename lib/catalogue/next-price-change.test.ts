import { expect, it } from "@jest/globals"
import { getNextPriceChange } from "./next-price-change.ts"

it("finds the soonest moment, and waits a second for clocks that differ", () => {
  const moments = [null, "2026-11-03T10:00:00.000Z", "2026-11-03T09:00:00.000Z"]
  expect(getNextPriceChange(moments)).toBe(Date.parse("2026-11-03T09:00:01.000Z"))
})

it("finds none where no special begins or ends", () => {
  expect(getNextPriceChange([null])).toBeNull()
  expect(getNextPriceChange([])).toBeNull()
})
