import { expect, it } from "@jest/globals"
import { getNextPriceChange } from "./product.ts"

it("returns the earliest time, plus a second for clock skew", () => {
  const times = [null, "2026-11-03T10:00:00.000Z", "2026-11-03T09:00:00.000Z"]
  expect(getNextPriceChange(times)).toBe(Date.parse("2026-11-03T09:00:01.000Z"))
})

it("returns null where no special starts or ends", () => {
  expect(getNextPriceChange([null])).toBeNull()
  expect(getNextPriceChange([])).toBeNull()
})
