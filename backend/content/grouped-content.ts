import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely"
import { type GroupModel, listGroupIdsBelow } from "#backend/catalogue/group-reads.ts"
import {
  buildOptionalWireImage,
  type ImageRow,
  type ImageSize,
  listImageRows,
} from "#backend/catalogue/images.ts"
import type { Database } from "#backend/db/schema.ts"
import type { WireFaq } from "#lib/contract/faq.ts"
import type { WirePerson } from "#lib/contract/person.ts"
import type { WireTestimonial } from "#lib/contract/testimonial.ts"

/** Pagination of records, optionally restricted to a group and its descendants. */
export type GroupedListQuery = { group?: string | null | undefined; limit: number; offset: number }

/**
 * Builds the SQL condition that a record belongs to a group or one of its descendants. Without a
 * group it matches every record. A hidden or unknown group matches none.
 */
export async function buildGroupFilter(
  db: Kysely<Database>,
  model: GroupModel,
  group: string | null | undefined,
): Promise<RawBuilder<SqlBool>> {
  if (typeof group !== "string") return sql<SqlBool>`true`
  const ids = await listGroupIdsBelow(db, model, group)
  return sql<SqlBool>`group_id = ANY(${ids}::integer[])`
}

/** Returns a page of the selected records in the editors' order, with the count of all of them. */
export async function fetchOrderedPage<Tables, Table extends keyof Tables, Row>(
  db: Kysely<Database>,
  selected: SelectQueryBuilder<Tables, Table, Row>,
  { limit, offset }: GroupedListQuery,
) {
  const [rows, total] = await Promise.all([
    selected.orderBy(sql`sort_order`).orderBy(sql`id`).limit(limit).offset(offset).execute(),
    sql<{ count: string }>`SELECT count(*) FROM (${selected}) AS selected`.execute(db),
  ])
  return { rows, count: Number(total.rows[0]?.count) }
}

/** Lists enabled FAQs (question and text) in order, with the total count. */
export async function listFaqs(
  db: Kysely<Database>,
  query: GroupedListQuery,
): Promise<{ data: WireFaq[]; count: number }> {
  const shown = db
    .selectFrom("faqs")
    .select(["id", "name", "content"])
    .where("enabled", "=", true)
    .where(await buildGroupFilter(db, "Cognito/Faq", query.group))
  const { rows: data, count } = await fetchOrderedPage(db, shown, query)
  return { data, count }
}

/** Lists the enabled staff members in order, with the total count. */
export async function listPeople(
  db: Kysely<Database>,
  { size, ...query }: GroupedListQuery & { size: ImageSize },
): Promise<{ data: WirePerson[]; count: number }> {
  const shown = db
    .selectFrom("people")
    .select(["id", "first_name", "last_name", "title", "description", "photo_hash"])
    .where("enabled", "=", true)
    .where(await buildGroupFilter(db, "Cognito/Person", query.group))
  const { rows, count } = await fetchOrderedPage(db, shown, query)
  const imageOf = await listImageRows(
    db,
    rows.map((row) => row.photo_hash),
  )
  const data = rows.map(({ photo_hash, ...own }) => ({
    ...own,
    photo: buildOptionalWireImage(imageOf(photo_hash), size),
  }))
  return { data, count }
}

/** A customer testimonial with its original image row, not a rendition. */
type Testimonial = Omit<WireTestimonial, "image"> & { image: ImageRow | null }

/** Lists enabled testimonials in order, with the total count. */
export async function listTestimonials(
  db: Kysely<Database>,
  query: GroupedListQuery,
): Promise<{ data: Testimonial[]; count: number }> {
  const shown = db
    .selectFrom("testimonials")
    .select(["id", "name", "title", "content", "image_hash", "rating"])
    .where("enabled", "=", true)
    .where(await buildGroupFilter(db, "Cognito/Testimonial", query.group))
  const { rows, count } = await fetchOrderedPage(db, shown, query)
  const imageOf = await listImageRows(
    db,
    rows.map((row) => row.image_hash),
  )
  const data = rows.map(({ image_hash, rating, ...own }) => ({
    ...own,
    image: imageOf(image_hash),
    rating: rating === null ? null : Number(rating),
  }))
  return { data, count }
}
