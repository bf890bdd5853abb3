import type { Product, ProductTile } from "./product.ts"

/**
 * Lists what goes well with a product, in stock: what customers bought with it, then what the editor
 * chose.
 */
export function listGoesWith({
  boughtTogether,
  related,
}: Pick<Product, "boughtTogether" | "related">): ProductTile[] {
  return [...boughtTogether, ...related].filter(({ isInStock }) => isInStock)
}
