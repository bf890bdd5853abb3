import type { Product } from "#lib/catalogue/product.ts"
import { buildVariantSet, type VariantSet } from "#lib/variants/variant-set.ts"

/** A product with the derived data of its view. */
export type ProductFacts = {
  product: Product
  variants: VariantSet
  /** Its photos; if it has none, its main image. */
  photos: { id: number; picture: Product["photos"][number]["picture"] }[]
}

/** Returns the data of a product's view. */
export function buildProductFacts(product: Product): ProductFacts {
  return { product, variants: buildVariantSet(product), photos: listPhotos(product) }
}

function listPhotos({ photos, picture }: Product): ProductFacts["photos"] {
  if (photos.length > 0) return photos.map((photo) => ({ id: photo.id, picture: photo.picture }))
  return picture ? [{ id: 0, picture }] : []
}
