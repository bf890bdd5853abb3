import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely"
import type { ReviewsTable } from "#backend/db/reviews-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import type { Deps } from "#backend/deps.ts"
import {
  type ReviewResponses,
  type ReviewSort,
  reviewFinishes,
  reviewFits,
  shopResponsesSchema,
  type WireReview,
} from "#lib/contract/review.ts"
import { buildWireImage, type ImageLookup, listImageRows } from "./images.ts"
import { listQuestionsOfProducts } from "./product-questions.ts"
import { isShownProduct } from "./product-tiles.ts"
import { getRatings } from "./ratings.ts"

type Db = Kysely<Database>
type Window = { limit: number; offset: number }

/** The sort orders. */
const orders: Readonly<Record<ReviewSort, RawBuilder<unknown>>> = {
  newest: sql`submitted_at DESC, id DESC`,
  helpful: sql`helpful_count DESC, submitted_at DESC, id DESC`,
  photos: sql`cardinality(image_hashes) > 0 DESC, submitted_at DESC, id DESC`,
  highest: sql`stars DESC, submitted_at DESC, id DESC`,
  lowest: sql`stars, submitted_at DESC, id DESC`,
}

/**
 * Returns a page of the published reviews of the product with this URL slug in an order, and their
 * number; none if the product is not shown.
 */
export async function listProductReviews(
  deps: Deps,
  url: string,
  { sort, ...window }: Window & { sort: ReviewSort },
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
  const data = await listShownReviews(deps.db, product.id, {
    ...window,
    sort,
    isDemo: rating.is_demo,
  })
  return { data, count: rating.count }
}

/**
 * Lists published reviews of a product in an order: those of customers, or those of the
 * demonstration shop. `getRatings` decides which of the two are shown.
 */
export async function listShownReviews(
  db: Db,
  productId: number,
  { isDemo, sort, limit, offset }: Window & { isDemo: boolean; sort: ReviewSort },
): Promise<WireReview[]> {
  const rows = await db
    .selectFrom("reviews")
    .selectAll()
    .where("product_id", "=", productId)
    .where("status", "=", "published")
    .where("is_demo", "=", isDemo)
    .orderBy(orders[sort])
    .limit(limit)
    .offset(offset)
    .execute()
  const imageOf = await listReviewImages(db, rows)
  return rows.map((row) => buildWireReview(row, imageOf))
}

type ResponseRow = { question: string; choice: string; count: number }

/** Counts the responses of the published reviews of a product, as `listShownReviews` lists them. */
export async function countReviewResponses(
  db: Db,
  productId: number,
  { isDemo }: { isDemo: boolean },
): Promise<ReviewResponses> {
  const rows = await db
    .selectFrom("reviews")
    .select(["fit", "finish", sql<number>`count(*)::integer`.as("count")])
    .where("product_id", "=", productId)
    .where("status", "=", "published")
    .where("is_demo", "=", isDemo)
    .groupBy(["fit", "finish"])
    .execute()
  const questions = (await listQuestionsOfProducts(db, [productId]))(productId)
  const own = questions.length === 0 ? [] : await countOwnResponses(db, productId, isDemo)
  const sum = (isCounted: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isCounted).reduce((total, { count }) => total + count, 0)
  return {
    fit: reviewFits.map((value) => sum(({ fit }) => fit === value)),
    finish: reviewFinishes.map((value) => sum(({ finish }) => finish === value)),
    own: questions.map(({ question, choices }) => {
      const given = own.filter((row) => row.question === question)
      const countOf = (choice: string) => given.find((row) => row.choice === choice)?.count ?? 0
      return { question, choices: choices.map((choice) => ({ choice, count: countOf(choice) })) }
    }),
  }
}

async function countOwnResponses(
  db: Db,
  productId: number,
  isDemo: boolean,
): Promise<ResponseRow[]> {
  const { rows } = await sql<ResponseRow>`
    SELECT response->>'question' AS question, response->>'choice' AS choice, count(*)::integer AS count
    FROM reviews, jsonb_array_elements(responses) AS response
    WHERE product_id = ${productId} AND status = 'published' AND is_demo = ${isDemo}
    GROUP BY 1, 2`.execute(db)
  return rows
}

/** Fetches the photos of reviews. */
export function listReviewImages(
  db: Db,
  rows: readonly { image_hashes: string[] }[],
): Promise<ImageLookup> {
  return listImageRows(
    db,
    rows.flatMap((row) => row.image_hashes),
  )
}

const imageSize = { width: 1184, aspect: "4x3" } as const

/** Builds an API review from its row, without its customer and its moderation. */
export function buildWireReview(row: Selectable<ReviewsTable>, imageOf: ImageLookup): WireReview {
  return {
    id: row.id,
    stars: row.stars,
    title: row.title,
    content: row.content,
    author_name: row.author_name,
    fit: row.fit,
    finish: row.finish,
    responses: shopResponsesSchema.parse(row.responses),
    images: row.image_hashes.flatMap((hash) => {
      const image = imageOf(hash)
      return image === null ? [] : [buildWireImage(image, imageSize)]
    }),
    language: row.language,
    reply: row.reply,
    is_demo: row.is_demo,
    helpful_count: row.helpful_count,
    submitted_at: row.submitted_at.toISOString(),
  }
}
