import type { WireGroup, WireGroupDetails } from "#lib/contract/group.ts"
import type { WireProduct, WireProductTile, WireVideo } from "#lib/contract/product.ts"
import type { Group, GroupDetails } from "./group-reads.ts"
import { buildOptionalWireImage, buildWireImage, type ImageSize } from "./images.ts"
import type { Product } from "./product-detail.ts"
import type { ProductTile } from "./product-tiles.ts"
import type { Video } from "./videos.ts"

const tileSize = { width: 300, aspect: "4x3" } as const
const productSize = { width: 1184, aspect: "4x3" } as const
const slateSize = { width: 1184, aspect: "16x9" } as const

/** Builds an API tile with its image at width 300, 4x3 (specification 1, section 9). */
export function buildWireTile(tile: ProductTile): WireProductTile {
  return { ...tile, image: buildOptionalWireImage(tile.image, tileSize) }
}

/** Builds an API product with its images at width 1184, 4x3 (specification 1, section 9). */
export function buildWireProduct(product: Product): WireProduct {
  return {
    ...product,
    image: buildOptionalWireImage(product.image, productSize),
    photos: product.photos.map((photo) => ({
      ...photo,
      image: buildWireImage(photo.image, productSize),
    })),
    video: product.video && buildWireVideo(product.video),
    size_chart_image: buildOptionalWireImage(product.size_chart_image, productSize),
    related_products: product.related_products.map(buildWireTile),
    bought_together: product.bought_together.map(buildWireTile),
  }
}

/** Builds an API video with its slate image at width 1184, 16x9. */
export function buildWireVideo(video: Video): WireVideo {
  return { ...video, slate_image: buildOptionalWireImage(video.slate_image, slateSize) }
}

/** Builds an API group with its image, by default at the size of a tile. */
export function buildWireGroup(group: Group, size: ImageSize = tileSize): WireGroup {
  return { ...group, image: buildOptionalWireImage(group.image, size) }
}

/** Builds an API group with its ancestors and children, all with images of this size. */
export function buildWireGroupDetails(group: GroupDetails, size: ImageSize): WireGroupDetails {
  return {
    ...buildWireGroup(group, size),
    parents: group.parents.map((parent) => buildWireGroup(parent, size)),
    children: group.children.map((child) => buildWireGroup(child, size)),
  }
}
