import { type Kysely, type SqlBool, sql } from "kysely"
import type { z } from "zod"
import type { Database } from "#backend/db/schema.ts"
import { withVersion } from "#backend/http/record-version.ts"
import { buildPattern } from "#backend/models/record-listing.ts"
import type { adminQuestionQuerySchema, WireAdminQuestion } from "#lib/contract/product-question.ts"
import { buildWireQuestion } from "./product-questions.ts"

type Db = Kysely<Database>

const text = sql`concat_ws(' ', product_questions.question, product_questions.reply,
  product_questions.name, product_questions.email, products.name)`

/** Returns a page of all questions, newest first: with a reply, without one, or both. */
export async function listAdminQuestions(
  db: Db,
  {
    has_reply: hasReply,
    is_published: isPublished,
    search,
    page,
    page_size: size,
  }: z.output<typeof adminQuestionQuerySchema>,
): Promise<{ data: WireAdminQuestion[]; count: number }> {
  const wanted = db
    .selectFrom("product_questions")
    .innerJoin("products", "products.id", "product_questions.product_id")
    .$if(search !== "", (query) => query.where(sql<SqlBool>`${text} ILIKE ${buildPattern(search)}`))
    .$if(isPublished !== undefined, (query) =>
      query.where("is_published", "=", isPublished === true),
    )
    .$if(hasReply !== undefined, (query) =>
      query.where("replied_at", hasReply === true ? "is not" : "is", null),
    )
  const { count } = await wanted
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow()
  const rows = await wanted
    .select("product_questions.id")
    .orderBy("product_questions.id", "desc")
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const ids = rows.map(({ id }) => id)
  return { data: await listByIds(db, ids), count: Number(count) }
}

/** Returns a question with its asker; null if there is none. */
export async function getAdminQuestion(db: Db, id: number): Promise<WireAdminQuestion | null> {
  const [question] = await listByIds(db, [id])
  return question ?? null
}

async function listByIds(db: Db, ids: readonly number[]): Promise<WireAdminQuestion[]> {
  const rows = await db
    .selectFrom("product_questions")
    .innerJoin("products", "products.id", "product_questions.product_id")
    .selectAll("product_questions")
    .select(["products.name as product_name", "products.url as product_slug"])
    .where("product_questions.id", "in", [0, ...ids])
    .orderBy("product_questions.id", "desc")
    .execute()
  return rows.map((row) =>
    withVersion({
      ...buildWireQuestion(row),
      replied_at: row.replied_at?.toISOString() ?? null,
      may_publish: row.may_publish,
      is_published: row.is_published,
      product_id: row.product_id,
      product_name: row.product_name,
      product_slug: row.product_slug,
      name: row.name,
      email: row.email,
    }),
  )
}
