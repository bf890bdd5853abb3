import { imageAspects } from "#lib/contract/image.ts"
import type { WidgetExample } from "../define-widget.ts"

const grids = [
  ["grid", "Plain grid", 3],
  ["shadowgrid", "Cards with a shadow", 2],
  ["centeredgrid", "Centred, the last line too", 4],
] as const

/** Returns an example of each gallery type and aspect ratio. */
export function listGalleryExamples(gallery: number | null): WidgetExample[] {
  return [
    {
      name: "Slider",
      settings: {
        gallery,
        type: "slider",
        aspect: "96x35",
        width: 1920,
        show_heading: 1,
        heading: "From our workshop",
        subheading: "What we made lately",
      },
    },
    ...grids.map(([type, name, columns]) => ({
      name,
      settings: { gallery, type, grid_width: columns, aspect: "4x3", show_heading: 1 },
    })),
    {
      name: "Grid that opens its pictures, for ten minutes at most",
      settings: {
        gallery,
        type: "grid",
        grid_width: 3,
        aspect: "1x1",
        limit_slides: 3,
        use_lightbox: 1,
        lightbox_aspect: "16x9",
        lightbox_timeout: 600,
        lightbox_full_height: 1,
      },
    },
    ...imageAspects.map((aspect) => ({
      name: `Pictures of ${aspect.replace("x", " by ")}`,
      settings: {
        gallery,
        type: "grid",
        grid_width: 6,
        limit_slides: 3,
        aspect,
        use_lightbox: 1,
        lightbox_aspect: aspect,
      },
    })),
  ]
}
