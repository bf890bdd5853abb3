import type { Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { SeedLookup } from "./seed-ids.ts"
import type { Seed } from "./seed-types.ts"

/**
 * Saves the demonstration questions, identified by their product and time. Visitors' questions stay.
 */
export async function saveSeedQuestions(
  trx: Transaction<Database>,
  { questions }: Seed,
  ids: SeedLookup,
): Promise<void> {
  for (const { product, submitted_at, ...texts } of questions) {
    const row = {
      ...texts,
      product_id: ids.product.get(product),
      may_publish: true,
      is_published: true,
      submitted_at,
      replied_at: submitted_at,
    }
    const existing = await trx
      .selectFrom("product_questions")
      .select("id")
      .where("is_demo", "=", true)
      .where("product_id", "=", row.product_id)
      .where("submitted_at", "=", new Date(submitted_at))
      .executeTakeFirst()
    await (existing
      ? trx.updateTable("product_questions").set(row).where("id", "=", existing.id).execute()
      : trx
          .insertInto("product_questions")
          .values({ ...row, is_demo: true })
          .execute())
  }
}
