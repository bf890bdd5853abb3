import { parseAmount } from "#lib/money.ts"
import { listProductTags } from "./product-tags.ts"

it("tells social networks a product's price and whether there is any", () => {
  expect(listProductTags({ price: parseAmount("1249.00"), isInStock: false })).toEqual([
    ["og:type", "product"],
    ["product:price:amount", "1249.00"],
    ["product:price:currency", "AUD"],
    ["product:availability", "out of stock"],
  ])
})
