import type { Kysely } from "kysely"
import { listImageRows } from "#backend/catalogue/image-rows.ts"
import type { ImageRow } from "#backend/catalogue/wire-image.ts"
import type { Database } from "#backend/db/schema.ts"
import type { WireTestimonial } from "#lib/contract/testimonial.ts"
import { buildGroupFilter, type GroupedListQuery } from "./group-filter.ts"

/** A customer testimonial with its original image row, not a rendition. */
export type Testimonial = Omit<WireTestimonial, "image"> & { image: ImageRow | null }

/** Lists enabled testimonials in order, with the total count. */
export async function listTestimonials(
  db: Kysely<Database>,
  { group, limit, offset }: GroupedListQuery,
): Promise<{ data: Testimonial[]; count: number }> {
  const shown = db
    .selectFrom("testimonials")
    .where("enabled", "=", true)
    .where(await buildGroupFilter(db, "Cognito/Testimonial", group))
  const [rows, { count }] = await Promise.all([
    shown
      .select(["id", "name", "title", "content", "image_hash", "rating"])
      .orderBy("sort_order")
      .orderBy("id")
      .limit(limit)
      .offset(offset)
      .execute(),
    shown.select((eb) => eb.fn.countAll<string>().as("count")).executeTakeFirstOrThrow(),
  ])
  const imageOf = await listImageRows(
    db,
    rows.map((row) => row.image_hash),
  )
  const data = rows.map(({ image_hash, rating, ...own }) => ({
    ...own,
    image: imageOf(image_hash),
    rating: rating === null ? null : Number(rating),
  }))
  return { data, count: Number(count) }
}
