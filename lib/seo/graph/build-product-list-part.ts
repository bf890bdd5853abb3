import type { ProductTile } from "#lib/catalogue/product.ts"
import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import type { GraphPart } from "./graph-part.ts"

/** Builds the list part of a page that shows these products. */
export function buildProductListPart(
  name: string,
  tiles: readonly Pick<ProductTile, "name" | "slug">[],
): GraphPart {
  const entries = tiles.map((tile) => ({ name: tile.name, path: buildProductPath(tile.slug) }))
  return { kind: "list", name, entries }
}
