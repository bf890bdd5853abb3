import { type Kysely, type Selectable, sql } from "kysely"
import { isShownProduct } from "#backend/catalogue/product-tiles.ts"
import type { ProductQuestionsTable } from "#backend/db/product-questions-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import type { Deps } from "#backend/deps.ts"
import type { WireProductQuestion } from "#lib/contract/product-question.ts"

/**
 * Returns a page of the published questions about the product with this URL slug, the latest reply
 * first, and their number; none if the product is not shown. Those of the demonstration shop
 * are shown until a visitor's is.
 */
export async function listProductQuestions(
  deps: Deps,
  url: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ data: WireProductQuestion[]; count: number }> {
  const product = await deps.db
    .selectFrom("products")
    .select("id")
    .where("url", "=", url)
    .where(isShownProduct(deps))
    .executeTakeFirst()
  if (product === undefined) return { data: [], count: 0 }
  const { count, isDemo } = await countShown(deps.db, product.id)
  const rows = await deps.db
    .selectFrom("product_questions")
    .selectAll()
    .where("product_id", "=", product.id)
    .where("is_published", "=", true)
    .where("is_demo", "=", isDemo)
    .orderBy("replied_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute()
  return { data: rows.map(buildWireQuestion), count }
}

async function countShown(
  db: Kysely<Database>,
  productId: number,
): Promise<{ count: number; isDemo: boolean }> {
  const { own, demo } = await db
    .selectFrom("product_questions")
    .select([
      sql<number>`count(*) FILTER (WHERE NOT is_demo)::int`.as("own"),
      sql<number>`count(*) FILTER (WHERE is_demo)::int`.as("demo"),
    ])
    .where("product_id", "=", productId)
    .where("is_published", "=", true)
    .executeTakeFirstOrThrow()
  return own > 0 ? { count: own, isDemo: false } : { count: demo, isDemo: true }
}

/** Builds a public question from its row, without its asker. */
export function buildWireQuestion(row: Selectable<ProductQuestionsTable>): WireProductQuestion {
  return {
    id: row.id,
    question: row.question,
    reply: row.reply,
    language: row.language,
    is_demo: row.is_demo,
    submitted_at: row.submitted_at.toISOString(),
    replied_at: (row.replied_at ?? row.submitted_at).toISOString(),
  }
}
