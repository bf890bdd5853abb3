import type { Kysely } from "kysely"
import { listImageRows } from "#backend/catalogue/image-rows.ts"
import type { ImageRow } from "#backend/catalogue/wire-image.ts"
import type { Database } from "#backend/db/schema.ts"
import type { WireTestimonial } from "#lib/contract/testimonial.ts"
import { buildGroupFilter, type GroupedWish } from "./group-filter.ts"

/** What a customer has said, with the original picture instead of a rendered one. */
export type Testimonial = Omit<WireTestimonial, "image"> & { image: ImageRow | null }

/** What customers have said, in order, with the number there are in all. */
export async function listTestimonials(
  db: Kysely<Database>,
  { group, limit, offset }: GroupedWish,
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
