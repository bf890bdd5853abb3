import type { Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { modelInputs } from "#lib/contract/model-call.ts"
import { getSortOrder } from "./build-widget-inputs.ts"
import type { SeedLookup } from "./seed-ids.ts"
import type { Seed, SeedGallery } from "./seed-types.ts"

type Trx = Transaction<Database>

/** Saves the galleries with their slides. */
export async function saveSeedGalleries(trx: Trx, seed: Seed, ids: SeedLookup) {
  for (const row of listGalleryInputs(seed, ids)) {
    const { id } = await trx
      .insertInto("galleries")
      .values(row)
      .onConflict((conflict) => conflict.column("url").doUpdateSet(row))
      .returning("id")
      .executeTakeFirstOrThrow()
    ids.gallery.set(row.url, id)
  }
  for (const gallery of seed.galleries) await saveSlides(trx, gallery, ids)
}

async function saveSlides(trx: Trx, gallery: SeedGallery, ids: SeedLookup) {
  const existingSlides = await trx
    .selectFrom("slides")
    .select(["id", "heading"])
    .where("gallery_id", "=", ids.gallery.get(gallery.url))
    .execute()
  for (const slide of listSlideInputs(gallery, ids)) {
    const existing = existingSlides.find(({ heading }) => heading === slide.heading)
    await (existing
      ? trx.updateTable("slides").set(slide).where("id", "=", existing.id).execute()
      : trx.insertInto("slides").values(slide).execute())
  }
}

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
