import { parsePrice } from "./parse-price.ts"

describe("a price in free notation", () => {
  it.each([
    ["24.95", 2495],
    ["24", 2400],
    [" 24.9 ", 2490],
    ["$1,234.50", 123_450],
    ["A$ 5", 500],
    ["AUD 5.05", 505],
    ["1,234", 123_400],
    ["24,95", 2495],
    ["1.234,50", 123_450],
    ["0.00", 0],
    ["9999999.99", 999_999_999],
  ])("%j parses to %d cents", (text, cents) => {
    expect(parsePrice(text)).toBe(cents)
  })

  it.each(["", "free", "1.234", "1,23,456", "-5", "1e3", "24.955", "99999999", "NaN", "٣"])(
    "%j parses to null",
    (text) => {
      expect(parsePrice(text)).toBeNull()
    },
  )
})
