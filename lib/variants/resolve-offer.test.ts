import type { SkuMatch } from "#lib/cart/cart.ts"
import { parseCents } from "#lib/contract/money.ts"
import { resolveOffer } from "./resolve-offer.ts"
import type { Variant, VariantSet } from "./variant-set.ts"

const variant: Variant = {
  id: 2,
  photoId: null,
  choice: [],
  price: 2000,
  fullPrice: 2500,
  isOnSpecial: true,
  isInStock: true,
}
const set: VariantSet = { variations: [], variants: [variant] }

function buildFound(part: Partial<SkuMatch> = {}): SkuMatch {
  return {
    sku: { id: 2 },
    price: parseCents(2100),
    fullPrice: parseCents(2600),
    isOnSpecial: true,
    isInStock: true,
    isLowStock: false,
    addonErrors: {},
    ...part,
  }
}

function resolve(found: SkuMatch | null, chosen: Variant | null = variant, of = set) {
  return resolveOffer({ set: of, variant: chosen, addonCents: 300, found })
}

describe("resolveOffer", () => {
  it("is low by the page's data until the API responds, which knows the stock now", () => {
    const low = { ...set, lowStockIds: [2] }
    expect(resolve(null, variant, low).isLowStock).toBe(true)
    expect(resolve(buildFound(), variant, low).isLowStock).toBe(false)
    expect(resolve(buildFound({ isLowStock: true })).isLowStock).toBe(true)
  })

  it("uses the page's data with its add-ons until the API responds", () => {
    expect(resolve(null)).toEqual({
      skuId: 2,
      state: "in-stock",
      isLowStock: false,
      each: 2300,
      fullEach: 2800,
    })
  })

  it("uses the API's response, which includes the add-ons", () => {
    expect(resolve(buildFound())).toEqual({
      skuId: 2,
      state: "in-stock",
      isLowStock: false,
      each: 2100,
      fullEach: 2600,
    })
  })

  it("offers nothing while neither the page nor the API has a matching SKU", () => {
    const none = {
      skuId: null,
      state: "select-options",
      isLowStock: false,
      each: null,
      fullEach: null,
    }
    expect(resolve(null, null)).toEqual(none)
    expect(resolve(buildFound({ sku: null, price: null }))).toEqual(none)
  })

  it("is out of stock as soon as the API reports it", () => {
    expect(resolve(buildFound({ isInStock: false })).state).toBe("out-of-stock")
  })

  it("accepts a SKU from the API that the page does not know", () => {
    const other = buildFound({ sku: { id: 9 } })
    expect(resolve(other, null)).toMatchObject({ skuId: 9, each: 2100 })
    expect(resolve({ ...other, price: null }, null)).toMatchObject({ skuId: 9, each: null })
  })

  it("uses the page's price if the API returns none", () => {
    expect(resolve(buildFound({ price: null, fullPrice: null }))).toMatchObject({ each: 2300 })
  })

  it("displays a full price only if it is higher and the SKU is on special", () => {
    expect(resolve(buildFound({ fullPrice: parseCents(2100) })).fullEach).toBeNull()
    expect(resolve(buildFound({ isOnSpecial: false })).fullEach).toBeNull()
  })

  it("is out of stock if the product has no SKUs", () => {
    expect(resolve(null, null, { variations: [], variants: [] }).state).toBe("out-of-stock")
  })
})
