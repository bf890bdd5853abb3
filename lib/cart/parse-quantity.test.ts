import { describe, expect, it } from "@jest/globals"
import { parseQuantity } from "./parse-quantity.ts"

describe("parseQuantity", () => {
  it.each([
    ["1", 1],
    [" 12 ", 12],
    ["007", 7],
    ["999", 999],
  ])("accepts a whole number from 1 to 999: “%s”", (typed, qty) => {
    expect(parseQuantity(typed)).toBe(qty)
  })

  it.each(["", "0", "1000", "-1", "1.5", "1,5", "1e2", "two", "٣", "99999999999999999999"])(
    "returns null for “%s”",
    (typed) => {
      expect(parseQuantity(typed)).toBeNull()
    },
  )
})
