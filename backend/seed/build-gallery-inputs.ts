import { modelInputs } from "#lib/contract/model-call.ts"
import { getSortOrder } from "./build-widget-inputs.ts"
import type { SeedLookup } from "./seed-ids.ts"
import type { Seed, SeedGallery } from "./seed-types.ts"

/** Lists the gallery inputs in order, each with its group id. */
export function listGalleryInputs(seed: Seed, ids: SeedLookup) {
  return seed.galleries.map(({ slides: _slides, group, ...own }, index) =>
    modelInputs["cognito/gallery"].strict().parse({
      ...own,
      group_id: group === undefined ? null : ids.group.get(group),
      sort_order: getSortOrder(index),
    }),
  )
}

/** Lists the slide inputs of a gallery in order. */
export function listSlideInputs(gallery: SeedGallery, ids: SeedLookup) {
  return gallery.slides.map(({ picture, ...slide }, index) =>
    modelInputs["cognito/slide"].strict().parse({
      ...slide,
      gallery_id: ids.gallery.get(gallery.url),
      image_hash: ids.image.get(picture.file),
      sort_order: getSortOrder(index),
    }),
  )
}
