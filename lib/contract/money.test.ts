import { describe, expect, it } from "@jest/globals"
import { buildAmount, parseAmount, parseCents } from "./money.ts"
import { amountSchema } from "./primitives.ts"

describe("money", () => {
  it.each([
    [0, "0.00"],
    [7, "0.07"],
    [70, "0.70"],
    [700, "7.00"],
    [2_495, "24.95"],
    [-5, "-0.05"],
    [-1_060, "-10.60"],
    [99_999_999_999, "999999999.99"],
  ])("formats %i cents as %s and parses it back without a float in between", (cents, amount) => {
    expect(buildAmount(cents)).toBe(amount)
    expect(parseAmount(amount)).toBe(cents)
  })

  it.each([
    "",
    "24",
    "24.9",
    "24.955",
    "1e1",
    "1e3.00",
    " 1.00",
    "1,000.00",
    "NaN",
    "--1.00",
    "1.00\n",
    "1234567890.00",
  ])("rejects %j, which is not an amount of the API", (amount) => {
    expect(() => parseAmount(amount)).toThrow(RangeError)
    expect(amountSchema.safeParse(amount).success).toBe(false)
  })

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    "rejects %p, which is not a whole number of cents",
    (cents) => {
      expect(() => parseCents(cents)).toThrow(RangeError)
      expect(() => buildAmount(cents)).toThrow(RangeError)
    },
  )

  it("parses negative zero as zero", () => {
    expect(parseAmount("-0.00")).toBe(0)
  })
})
