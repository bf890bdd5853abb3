import { type Kysely, type SqlBool, sql } from "kysely"
import type { z } from "zod"
import { buildWireReview, listReviewImages } from "#backend/catalogue/product-reviews.ts"
import { buildRowsByKey } from "#backend/catalogue/rows-by-key.ts"
import type { Database } from "#backend/db/schema.ts"
import { withVersion } from "#backend/http/record-version.ts"
import { buildPattern } from "#backend/models/record-listing.ts"
import type { adminReviewQuerySchema, WireAdminReview } from "#lib/contract/review-input.ts"

type Db = Kysely<Database>

const text = sql`concat_ws(' ', reviews.title, reviews.content, reviews.author_name, products.name,
  users.email)`

/** Returns a page of all reviews that match, newest first if not requested otherwise. */
export async function listAdminReviews(
  db: Db,
  query: z.output<typeof adminReviewQuerySchema>,
): Promise<{ data: WireAdminReview[]; count: number }> {
  const { status, reported, page, page_size: size, product_id, stars, search } = query
  const wanted = db
    .selectFrom("reviews")
    .innerJoin("products", "products.id", "reviews.product_id")
    .leftJoin("users", "users.id", "reviews.user_id")
    .$if(product_id !== undefined, (each) => each.where("product_id", "=", product_id ?? 0))
    .$if(stars !== undefined, (each) => each.where("reviews.stars", "=", stars ?? 0))
    .$if(search !== "", (each) => each.where(sql<SqlBool>`${text} ILIKE ${buildPattern(search)}`))
    .$if(status !== undefined, (query) => query.where("reviews.status", "=", status ?? "pending"))
    .$if(reported, (query) =>
      query.where("reviews.id", "in", (eb) => eb.selectFrom("review_reports").select("review_id")),
    )
  const { count } = await wanted
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow()
  const ids = await wanted
    .select("reviews.id")
    .orderBy(`reviews.${query.sort}`, query.order)
    .orderBy("reviews.id", query.order)
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return {
    data: await listByIds(
      db,
      ids.map(({ id }) => id),
    ),
    count: Number(count),
  }
}

/** Returns a review with its customer and its open reports; null if there is none. */
export async function getAdminReview(db: Db, id: number): Promise<WireAdminReview | null> {
  const [review] = await listByIds(db, [id])
  return review ?? null
}

async function listByIds(db: Db, ids: readonly number[]): Promise<WireAdminReview[]> {
  const rows = await db
    .selectFrom("reviews")
    .innerJoin("products", "products.id", "reviews.product_id")
    .leftJoin("users", "users.id", "reviews.user_id")
    .selectAll("reviews")
    .select(["products.name as product_name", "products.url as product_slug", "users.email"])
    .where("reviews.id", "in", [0, ...ids])
    .execute()
  const reports = await db
    .selectFrom("review_reports")
    .selectAll()
    .where("review_id", "in", [0, ...ids])
    .orderBy("id")
    .execute()
  const reportsOf = buildRowsByKey(reports, (report) => report.review_id)
  const position = new Map(ids.map((id, at) => [id, at]))
  rows.sort((one, other) => (position.get(one.id) ?? 0) - (position.get(other.id) ?? 0))
  const imageOf = await listReviewImages(db, rows)
  return rows.map((row) =>
    withVersion({
      ...buildWireReview(row, imageOf),
      status: row.status,
      reject_reason: row.reject_reason,
      product_id: row.product_id,
      product_name: row.product_name,
      product_slug: row.product_slug,
      user_id: row.user_id,
      email: row.email,
      order_id: row.order_id,
      reports: (reportsOf.get(row.id) ?? []).map(({ reason, note, created_at }) => ({
        reason,
        note,
        created_at: created_at.toISOString(),
      })),
    }),
  )
}
