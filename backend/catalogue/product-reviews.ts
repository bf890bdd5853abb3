import type { Kysely, Selectable } from "kysely"
import type { ReviewsTable } from "#backend/db/reviews-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import type { Deps } from "#backend/deps.ts"
import type { WireReview } from "#lib/contract/review.ts"
import { isShownProduct } from "./product-tiles.ts"
import { getRatings } from "./ratings.ts"

type Db = Kysely<Database>
type Window = { limit: number; offset: number }

/**
 * Returns a page of the published reviews of the product with this URL slug, newest first, and
 * their number; none if the product is not shown.
 */
export async function listProductReviews(
  deps: Deps,
  url: string,
  window: Window,
): Promise<{ data: WireReview[]; count: number }> {
  const product = await deps.db
    .selectFrom("products")
    .select("id")
    .where("url", "=", url)
    .where(isShownProduct(deps))
    .executeTakeFirst()
  if (product === undefined) return { data: [], count: 0 }
  const rating = (await getRatings(deps.db, [product.id])).get(product.id)
  if (rating === undefined) return { data: [], count: 0 }
  const data = await listShownReviews(deps.db, product.id, { ...window, isDemo: rating.is_demo })
  return { data, count: rating.count }
}

/**
 * Lists published reviews of a product, newest first: those of customers, or those of the
 * demonstration shop. `getRatings` decides which of the two are shown.
 */
export async function listShownReviews(
  db: Db,
  productId: number,
  { isDemo, limit, offset }: Window & { isDemo: boolean },
): Promise<WireReview[]> {
  const rows = await db
    .selectFrom("reviews")
    .selectAll()
    .where("product_id", "=", productId)
    .where("status", "=", "published")
    .where("is_demo", "=", isDemo)
    .orderBy("submitted_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(buildWireReview)
}

/** Builds an API review from its row, without its customer and its moderation. */
export function buildWireReview(row: Selectable<ReviewsTable>): WireReview {
  return {
    id: row.id,
    stars: row.stars,
    title: row.title,
    content: row.content,
    author_name: row.author_name,
    fit: row.fit,
    finish: row.finish,
    language: row.language,
    reply: row.reply,
    is_demo: row.is_demo,
    submitted_at: row.submitted_at.toISOString(),
  }
}
