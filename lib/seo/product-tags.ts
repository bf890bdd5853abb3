import type { ProductTile } from "#lib/catalogue/product.ts"
import { buildAmount } from "#lib/contract/money.ts"

/** Returns the Open Graph tags of a product, by property: type, price and availability. */
export function listProductTags(
  product: Pick<ProductTile, "price" | "isInStock">,
): readonly (readonly [property: string, content: string])[] {
  return [
    ["og:type", "product"],
    ["product:price:amount", buildAmount(product.price)],
    ["product:price:currency", "AUD"],
    ["product:availability", product.isInStock ? "in stock" : "out of stock"],
  ]
}
