import { modelInputs } from "#lib/contract/model-call.ts"
import { buildAmount } from "#lib/contract/money.ts"
import { buildGeneratedProduct } from "./generated-product.ts"

const products = Array.from({ length: 2_000 }, (_, index) => buildGeneratedProduct(index + 1))

describe("the generated catalogue", () => {
  it("is deterministic", () => {
    expect(buildGeneratedProduct(77)).toEqual(buildGeneratedProduct(77))
  })

  it("has unique slugs and SKU codes", () => {
    const codes = products.flatMap(({ skus }) => skus.map(({ code }) => code))
    expect(new Set(products.map(({ url }) => url)).size).toBe(products.length)
    expect(new Set(codes).size).toBe(codes.length)
  })

  it("matches the contract, with one to six SKUs and specials below the full price", () => {
    for (const {
      skus,
      variations,
      isNew: _isNew,
      groupIndex: _group,
      pictureIndex: _picture,
      isSeasonal: _seasonal,
      ...words
    } of products) {
      modelInputs["sell/product"].strict().parse({ ...words, variations })
      expect(skus.length).toBeGreaterThanOrEqual(1)
      expect(skus.length).toBeLessThanOrEqual(6)
      for (const { code, options, priceCents, specialPriceCents, stock } of skus) {
        const price = buildAmount(priceCents)
        modelInputs["sell/sku"].parse({ product_id: 1, code, options, price, stock })
        if (specialPriceCents !== null) expect(specialPriceCents).toBeLessThan(priceCents)
      }
    }
  })
})
