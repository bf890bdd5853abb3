import { parseAmount } from "#lib/contract/money.ts"
import { listProductTags } from "./product-tags.ts"

it("lists the Open Graph tags of a product with its price and availability", () => {
  expect(listProductTags({ price: parseAmount("1249.00"), isInStock: false })).toEqual([
    ["og:type", "product"],
    ["product:price:amount", "1249.00"],
    ["product:price:currency", "AUD"],
    ["product:availability", "out of stock"],
  ])
})
