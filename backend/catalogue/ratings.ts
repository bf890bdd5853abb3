import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { WireRating } from "#lib/contract/review.ts"
import { buildRowsByKey } from "./rows-by-key.ts"

type StarsRow = { product_id: number; is_demo: boolean; stars: number; count: number }

/**
 * Returns the rating of each of these products that has a published review, by product id. Reviews
 * of the demonstration shop count only until a customer's review of the product is published.
 */
export async function getRatings(
  db: Kysely<Database>,
  productIds: readonly number[],
): Promise<Map<number, WireRating>> {
  const { rows } = await sql<StarsRow>`
    SELECT product_id, is_demo, stars, count(*)::integer AS count FROM reviews
    WHERE product_id = ANY(${productIds}::integer[]) AND status = 'published'
    GROUP BY product_id, is_demo, stars`.execute(db)
  const byProduct = buildRowsByKey(rows, (row) => row.product_id)
  return new Map([...byProduct].map(([id, own]) => [id, buildRating(own)]))
}

function buildRating(rows: readonly StarsRow[]): WireRating {
  const written = rows.filter((row) => !row.is_demo)
  const shown = written.length > 0 ? written : rows
  const distribution = [5, 4, 3, 2, 1].map(
    (stars) => shown.find((row) => row.stars === stars)?.count ?? 0,
  )
  const count = distribution.reduce((sum, each) => sum + each, 0)
  const sum = distribution.reduce((total, each, place) => total + each * (5 - place), 0)
  const average = Math.round((sum / count) * 10) / 10
  return { average, count, distribution, is_demo: written.length === 0 }
}
