import type { Product } from "#lib/catalogue/product.ts"
import { buildVariantSet, type VariantSet } from "#lib/variants/variant-set.ts"

/** A product with what its view makes of it. */
export type ProductFacts = {
  product: Product
  variants: VariantSet
  /** Its photos, or its one picture where it has none. */
  photos: { id: number; picture: Product["photos"][number]["picture"] }[]
}

/** What a product's view shows. */
export function buildProductFacts(product: Product): ProductFacts {
  return { product, variants: buildVariantSet(product), photos: listPhotos(product) }
}

function listPhotos({ photos, picture }: Product): ProductFacts["photos"] {
  if (photos.length > 0) return photos.map((photo) => ({ id: photo.id, picture: photo.picture }))
  return picture ? [{ id: 0, picture }] : []
}
