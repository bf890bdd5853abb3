import type { SeedPicture } from "../seed-types.ts"

/** A picture of a product, by its view's name. */
export function photo(view: string, alt: string): SeedPicture {
  return { file: `products/${view}.webp`, alt }
}
