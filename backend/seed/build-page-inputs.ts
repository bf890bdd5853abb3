import { modelInputs } from "#lib/contract/model-call.ts"
import { getSortOrder } from "./build-widget-inputs.ts"
import type { SeedIds, SeedLookup } from "./seed-ids.ts"
import type { PageIds, Seed } from "./seed-types.ts"

/** Builds a page input with the record ids that its widgets refer to. */
export function buildPageInput(build: Seed["pages"][number], ids: SeedLookup) {
  return modelInputs["cognito/page"].strict().parse(build(buildPageIds(ids)))
}

/** Lists all page inputs. Every page must already have an id in the lookup. */
export function listPageInputs(seed: Seed, ids: SeedLookup) {
  return seed.pages.map((build) => buildPageInput(build, ids))
}

/** Lists the content blocks of list pages in order. */
export function listBlockInputs(seed: Seed, ids: SeedLookup) {
  const pageIds = buildPageIds(ids)
  return seed.blocks.flatMap((build) =>
    build(pageIds).map(({ page, picture, video, ...own }, index) =>
      modelInputs["cognito/page_content"].strict().parse({
        ...own,
        page_id: ids.page.get(page),
        sort_order: getSortOrder(index),
        background_image_hash: picture ? ids.image.get(picture.file) : null,
        background_video_id: video ? ids.video.get(video) : null,
      }),
    ),
  )
}

function buildPageIds(ids: SeedLookup): PageIds {
  const known = (of: SeedIds<number>) => (url: string) => {
    of.get(url)
    return url
  }
  return {
    gallery: (url) => ids.gallery.get(url),
    form: (url) => ids.form.get(url),
    page: (url) => ids.page.get(url),
    image: (file) => ids.image.get(file),
    groupUrl: known(ids.group),
    productUrl: known(ids.product),
  }
}
