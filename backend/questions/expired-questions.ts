import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"

/**
 * Deletes questions submitted before a date; of public ones, which stay, only the name and the address
 * of the asker.
 */
export async function deleteExpiredQuestions(db: Kysely<Database>, before: Date): Promise<void> {
  await db
    .deleteFrom("product_questions")
    .where("is_published", "=", false)
    .where("is_demo", "=", false)
    .where("submitted_at", "<", before)
    .execute()
  await db
    .updateTable("product_questions")
    .set({ name: "", email: "" })
    .where("is_published", "=", true)
    .where("email", "<>", "")
    .where("submitted_at", "<", before)
    .execute()
}
