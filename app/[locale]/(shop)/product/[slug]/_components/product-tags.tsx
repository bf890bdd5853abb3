import type { ProductTile } from "#lib/catalogue/product.ts"
import { listProductTags } from "#lib/seo/product-tags.ts"

/** Renders the Open Graph tags for a product's price and stock. React hoists them into the head. */
export function ProductTags({ product }: { product: Pick<ProductTile, "price" | "isInStock"> }) {
  return listProductTags(product).map(([property, content]) => (
    <meta key={property} property={property} content={content} />
  ))
}
