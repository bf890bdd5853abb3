import { parsePricePhrase } from "./price-phrase.ts"

describe("the price in a search", () => {
  it.each([
    ["resin under 20", "resin", "under", null, 1_999],
    ["under $20.50 resin", "resin", "under", null, 2_049],
    ["Less than 20 dollars", "", "under", null, 1_999],
    ["< 20", "", "under", null, 1_999],
    ["gift up to $50", "gift", "up_to", null, 5_000],
    ["over 10", "", "over", 1_001, null],
    ["more than A$10 vase", "vase", "over", 1_001, null],
    ["at least 10 vase", "vase", "from", 1_000, null],
    ["10 to 20", "", "between", 1_000, 2_000],
    ["vase between $10 and $20", "vase", "between", 1_000, 2_000],
    ["$10-$20 vase", "vase", "between", 1_000, 2_000],
    ["20 to 10", "", "between", 1_000, 2_000],
  ] as const)("is parsed from %j", (text, rest, kind, minCents, maxCents) => {
    expect(parsePricePhrase(text)).toEqual({
      rest,
      price: { kind, minCents, maxCents },
      ignored: null,
    })
  })

  it.each([
    "resin",
    "under 20 mm",
    "over 3 years",
    "bolts 10 to 20 mm",
    "under 20cm vase",
    "10-20",
    "RS-10 to-20",
    "under 99999999",
    "over 20% off",
    "under the tree",
    "turnover 20",
  ])("is not found in %j", (text) => {
    expect(parsePricePhrase(text)).toEqual({ rest: text, price: null, ignored: null })
  })

  it.each([
    ["under 0 resin", "resin", "under 0"],
    ["0 to 0", "", "0 to 0"],
    ["up to $0.00", "", "up to $0.00"],
  ])("is left out and reported if no product can have it: %j", (text, rest, ignored) => {
    expect(parsePricePhrase(text)).toEqual({ rest, price: null, ignored })
  })
})
