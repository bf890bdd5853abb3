import { describe, expect, it } from "@jest/globals"
import { buildAmount, parseAmount } from "./amount.ts"

describe("amounts", () => {
  it.each([
    [0, "0.00"],
    [5, "0.05"],
    [2_495, "24.95"],
    [-250, "-2.50"],
    [99_999_999_999, "999999999.99"],
  ])("formats %i cents as %s and parses it back", (cents, amount) => {
    expect(buildAmount(cents)).toBe(amount)
    expect(parseAmount(amount)).toBe(cents)
  })

  it.each(["", "1", "1.5", "1.234", "1e3", " 1.00", "1,000.00", "NaN", "--1.00"])(
    "rejects %j, which is not an amount",
    (amount) => {
      expect(() => parseAmount(amount)).toThrow(RangeError)
    },
  )

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    "rejects %p, which is not a whole number of cents",
    (cents) => {
      expect(() => buildAmount(cents)).toThrow(RangeError)
    },
  )

  it("parses negative zero as zero", () => {
    expect(parseAmount("-0.00")).toBe(0)
  })
})
