import type { WireGroup, WireGroupDetails } from "#lib/contract/group.ts"
import type { WireProduct, WireProductTile, WireVideo } from "#lib/contract/product.ts"
import type { Group, GroupDetails } from "./group-reads.ts"
import type { Product } from "./product-detail.ts"
import type { ProductTile } from "./product-tiles.ts"
import type { Video } from "./videos.ts"
import { buildOptionalWireImage, buildWireImage, type ImageSize } from "./wire-image.ts"

const tileSize = { width: 300, aspect: "4x3" } as const
const productSize = { width: 1184, aspect: "4x3" } as const
const slateSize = { width: 1184, aspect: "16x9" } as const

/** A tile with its picture at width 300, 4x3 (specification 1, section 9). */
export function buildWireTile(tile: ProductTile): WireProductTile {
  return { ...tile, image: buildOptionalWireImage(tile.image, tileSize) }
}

/** A product with its pictures at width 1184, 4x3 (specification 1, section 9). */
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
  }
}

/** A film with its still picture at width 1184, 16x9. */
export function buildWireVideo(video: Video): WireVideo {
  return { ...video, slate_image: buildOptionalWireImage(video.slate_image, slateSize) }
}

export function buildWireGroup(group: Group, size: ImageSize = tileSize): WireGroup {
  return { ...group, image: buildOptionalWireImage(group.image, size) }
}

export function buildWireGroupDetails(group: GroupDetails, size: ImageSize): WireGroupDetails {
  return {
    ...buildWireGroup(group, size),
    parents: group.parents.map((parent) => buildWireGroup(parent, size)),
    children: group.children.map((child) => buildWireGroup(child, size)),
  }
}
