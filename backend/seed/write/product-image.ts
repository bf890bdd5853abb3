import type { SeedPicture } from "../seed-types.ts"

/** Builds the reference to a product image by the name of its view. */
export function buildProductImage(view: string, alt: string): SeedPicture {
  return { file: `products/${view}.webp`, alt }
}
