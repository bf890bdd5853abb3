import type { ProductTile } from "#lib/catalogue/product.ts"
import { listProductTags } from "#lib/seo/product-tags.ts"

/** A product's price and stock for social networks. React puts tags of this kind into the head. */
export function ProductTags({ product }: { product: Pick<ProductTile, "price" | "isInStock"> }) {
  return listProductTags(product).map(([property, content]) => (
    <meta key={property} {...{ property, content }} />
  ))
}
