import { modelInputs } from "#lib/contract/model-call.ts"
import type { SeedLookup } from "./seed-ids.ts"
import type { Seed, SeedContentGroup, SeedForm } from "./seed-types.ts"

/** Returns the sort order for a list index, in steps of 10. */
export const getSortOrder = (index: number) => (index + 1) * 10

export function buildContentGroupInput({ parent, ...group }: SeedContentGroup, ids: SeedLookup) {
  return modelInputs["cognito/group"]
    .strict()
    .parse({ ...group, parent_id: parent === null ? null : ids.group.get(parent) })
}

/** Lists the FAQ inputs in order, each with its group id. */
export function listFaqInputs(seed: Seed, ids: SeedLookup) {
  return seed.faqs.map(({ group, ...own }, index) =>
    modelInputs["cognito/faq"]
      .strict()
      .parse({ ...own, group_id: ids.group.get(group), sort_order: getSortOrder(index) }),
  )
}

/** Lists the testimonial inputs in order, each with its group id. */
export function listTestimonialInputs(seed: Seed, ids: SeedLookup) {
  return seed.testimonials.map(({ group, picture, ...own }, index) =>
    modelInputs["cognito/testimonial"].strict().parse({
      ...own,
      group_id: ids.group.get(group),
      image_hash: ids.image.get(picture.file),
      sort_order: getSortOrder(index),
    }),
  )
}

/** Lists the person inputs in order, each with its group id. */
export function listPersonInputs(seed: Seed, ids: SeedLookup) {
  return seed.people.map(({ group, photo, ...own }, index) =>
    modelInputs["cognito/person"].strict().parse({
      ...own,
      group_id: ids.group.get(group),
      photo_hash: ids.image.get(photo.file),
      sort_order: getSortOrder(index),
    }),
  )
}

export const buildFormInput = (form: SeedForm) => modelInputs["cognito/form"].strict().parse(form)
