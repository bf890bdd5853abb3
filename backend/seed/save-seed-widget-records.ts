import type { Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { modelInputs } from "#lib/contract/model-call.ts"
import { parseAmount } from "#lib/contract/money.ts"
import {
  buildFormInput,
  getSortOrder,
  listFaqInputs,
  listPersonInputs,
  listTestimonialInputs,
} from "./content-inputs.ts"
import type { SeedLookup } from "./seed-ids.ts"
import type { Seed, SeedGallery } from "./seed-types.ts"

type Trx = Transaction<Database>

/** Saves the records listed by widgets: FAQs, testimonials, people and forms. */
export async function saveSeedWidgetRecords(trx: Trx, seed: Seed, ids: SeedLookup) {
  await saveFaqs(trx, seed, ids)
  await saveTestimonials(trx, seed, ids)
  await savePeople(trx, seed, ids)
  await saveForms(trx, seed, ids)
}

async function saveFaqs(trx: Trx, seed: Seed, ids: SeedLookup) {
  const known = await trx.selectFrom("faqs").select(["id", "group_id", "name"]).execute()
  for (const row of listFaqInputs(seed, ids)) {
    const existing = known.find((each) => each.group_id === row.group_id && each.name === row.name)
    await (existing
      ? trx.updateTable("faqs").set(row).where("id", "=", existing.id).execute()
      : trx.insertInto("faqs").values(row).execute())
  }
}

async function saveTestimonials(trx: Trx, seed: Seed, ids: SeedLookup) {
  const known = await trx.selectFrom("testimonials").select(["id", "group_id", "name"]).execute()
  for (const row of listTestimonialInputs(seed, ids)) {
    const existing = known.find((each) => each.group_id === row.group_id && each.name === row.name)
    await (existing
      ? trx.updateTable("testimonials").set(row).where("id", "=", existing.id).execute()
      : trx.insertInto("testimonials").values(row).execute())
  }
}

async function savePeople(trx: Trx, seed: Seed, ids: SeedLookup) {
  const known = await trx.selectFrom("people").select(["id", "first_name", "last_name"]).execute()
  for (const row of listPersonInputs(seed, ids)) {
    const existing = known.find(
      (each) => each.first_name === row.first_name && each.last_name === row.last_name,
    )
    await (existing
      ? trx.updateTable("people").set(row).where("id", "=", existing.id).execute()
      : trx.insertInto("people").values(row).execute())
  }
}

async function saveForms(trx: Trx, seed: Seed, ids: SeedLookup) {
  for (const form of seed.forms) {
    const { cost, questions, data, ...own } = buildFormInput(form)
    const row = {
      ...own,
      cost_cents: parseAmount(cost),
      questions: JSON.stringify(questions),
      data: JSON.stringify(data),
    }
    const { id } = await trx
      .insertInto("forms")
      .values(row)
      .onConflict((conflict) => conflict.column("url").doUpdateSet(row))
      .returning("id")
      .executeTakeFirstOrThrow()
    ids.form.set(form.url, id)
  }
}

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
