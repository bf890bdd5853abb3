import { type Price, resolveImportedPrice } from "./sku-cells.ts"

const now = new Date("2026-11-21T00:00:00Z")
const [yesterday, tomorrow] = [-1, 1].map((days) => new Date(now.getTime() + days * 86_400_000))
const plain: Price = { priceCents: 2000, specialCents: null, specialFrom: null, specialUntil: null }
const running: Price = { ...plain, specialCents: 1500, specialUntil: tomorrow ?? null }
const coming: Price = { ...plain, specialCents: 1500, specialFrom: tomorrow ?? null }
const over: Price = { ...plain, specialCents: 1500, specialUntil: yesterday ?? null }

const plan = (current: Price | null, priceCents?: number, compareCents?: number | null) =>
  resolveImportedPrice(current, { priceCents, compareCents }, now)

describe("the price of a SKU after an import", () => {
  it("returns the stored price unchanged where the file states the price that applies already", () => {
    expect(plan(plain, 2000, null).price).toBe(plain)
    expect(plan(running, 1500, 2000).price).toBe(running)
    expect(plan(coming, 2000, null).price).toBe(coming)
    expect(plan(over, 2000).price).toBe(over)
    expect(plan(running).price).toBe(running)
  })

  it("retains the end date of a special whose price changes", () => {
    expect(plan(running, 1400, 2000).price).toEqual({ ...running, specialCents: 1400 })
    expect(plan(running, 1400).price).toEqual({ ...running, specialCents: 1400 })
  })

  it("ends a running special that the file omits, and retains a scheduled one", () => {
    expect(plan(running, 2000, null).price).toEqual(plain)
    expect(plan(running, 2100).price).toEqual({ ...plain, priceCents: 2100 })
    expect(plan(coming, 2100, null).price).toEqual({ ...coming, priceCents: 2100 })
  })

  it("starts a special immediately, whatever was scheduled", () => {
    for (const current of [plain, coming, over]) {
      expect(plan(current, 1600, 2000).price).toEqual({ ...plain, specialCents: 1600 })
    }
  })

  it("returns null for a new SKU without a price, and flags a price above its compare-at price", () => {
    expect(plan(null).price).toBeNull()
    expect(plan(null, 1000, 1000).price).toEqual({ ...plain, priceCents: 1000 })
    expect(plan(plain, 2000, 1900).isCompareBelowPrice).toBe(true)
  })
})
