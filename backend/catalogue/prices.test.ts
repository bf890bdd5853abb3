import { describe, expect, it } from "@jest/globals"
import {
  buildPriceSummary,
  formatDollars,
  type PricedSku,
  parsePrice,
  resolveSkuPrice,
} from "./prices.ts"

it.each([
  [0, "$0.00"],
  [7, "$0.07"],
  [99_999, "$999.99"],
  [100_000, "$1,000.00"],
  [123_456_789, "$1,234,567.89"],
  [-102_495, "-$1,024.95"],
])("formats %i cents as %s", (cents, words) => {
  expect(formatDollars(cents)).toBe(words)
})

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

const now = new Date("2026-11-21T00:00:00Z")
const before = new Date("2026-11-20T00:00:00Z")
const after = new Date("2026-11-22T00:00:00Z")

function sku(overrides: Partial<PricedSku> = {}): PricedSku {
  return {
    price_cents: 2_000,
    special_price_cents: null,
    special_from: null,
    special_until: null,
    ...overrides,
  }
}

describe("the price of a SKU", () => {
  it("equals the full price without a special", () => {
    expect(resolveSkuPrice(sku(), now)).toEqual({
      eachCents: 2_000,
      fullCents: 2_000,
      isOnSpecial: false,
    })
  })

  it.each([
    ["an open special", {}, true],
    ["a special that has started", { special_from: before }, true],
    ["a special that starts now", { special_from: now }, true],
    ["a special that has not started", { special_from: after }, false],
    ["a special that ends later", { special_until: after }, true],
    ["a special that ends now", { special_until: now }, false],
    ["a special that is over", { special_from: before, special_until: before }, false],
  ])("applies a special only within its dates: %s", (_name, dates, isOnSpecial) => {
    const price = resolveSkuPrice(sku({ special_price_cents: 1_500, ...dates }), now)
    expect(price).toEqual({
      eachCents: isOnSpecial ? 1_500 : 2_000,
      fullCents: 2_000,
      isOnSpecial,
    })
  })

  it("is never raised by a special", () => {
    expect(resolveSkuPrice(sku({ special_price_cents: 2_500 }), now).eachCents).toBe(2_000)
  })
})

describe("the price of a product tile", () => {
  it("is the lowest current SKU price, with the full price of that SKU", () => {
    const skus = [sku(), sku({ price_cents: 2_400, special_price_cents: 1_800 })]
    expect(buildPriceSummary(skus, now)).toEqual({
      eachCents: 1_800,
      fullCents: 2_400,
      isOnSpecial: true,
      hasRange: true,
      changesAt: null,
    })
  })

  it("has no range when all SKUs currently cost the same", () => {
    const skus = [sku(), sku({ price_cents: 3_000, special_price_cents: 2_000 })]
    expect(buildPriceSummary(skus, now)?.hasRange).toBe(false)
  })

  it("changes at the next start or end of a special", () => {
    const at = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
    const skus = [
      sku({ special_price_cents: 1_800, special_from: at(-9), special_until: at(60) }),
      sku({ special_price_cents: 1_800, special_from: at(30), special_until: at(90) }),
      sku({ special_price_cents: null, special_from: at(5) }),
    ]
    expect(buildPriceSummary(skus, now)?.changesAt).toEqual(at(30))
    expect(buildPriceSummary(skus, at(30))?.changesAt).toEqual(at(60))
    expect(buildPriceSummary(skus, at(90))?.changesAt).toBeNull()
  })

  it("is null for a product without SKUs", () => {
    expect(buildPriceSummary([], now)).toBeNull()
  })
})
