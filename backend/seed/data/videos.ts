import type { SeedVideo } from "../seed-types.ts"
import { buildProductImage } from "../write/product-image.ts"

export const videos: SeedVideo[] = [
  {
    name: "Faceted planter, once round",
    slug: "faceted-planter",
    platform: "file",
    length: 4,
    file: "videos/faceted-planter.mp4",
    slate: buildProductImage(
      "faceted-planter-terracotta",
      "Terracotta planter with triangular facets, planted with a succulent",
    ),
  },
  {
    name: "Moon night light, once round",
    slug: "moon-night-light",
    platform: "file",
    length: 4,
    file: "videos/moon-night-light.mp4",
    slate: buildProductImage(
      "moon-night-light-lit",
      "Moon night light glowing warmly in a dark room",
    ),
  },
]
