import type { Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { SeedLookup } from "./seed-ids.ts"
import type { Seed } from "./seed-types.ts"

/**
 * Saves the demonstration reviews, identified by their product and time. Customers' reviews stay.
 */
export async function saveSeedReviews(
  trx: Transaction<Database>,
  { reviews }: Seed,
  ids: SeedLookup,
): Promise<void> {
  for (const { product, reply = "", ...own } of reviews) {
    const row = {
      ...own,
      product_id: ids.product.get(product),
      status: "published" as const,
      reject_reason: "",
      reply,
      replied_at: reply === "" ? null : own.submitted_at,
    }
    const existing = await trx
      .selectFrom("reviews")
      .select("id")
      .where("is_demo", "=", true)
      .where("product_id", "=", row.product_id)
      .where("submitted_at", "=", new Date(own.submitted_at))
      .executeTakeFirst()
    await (existing
      ? trx.updateTable("reviews").set(row).where("id", "=", existing.id).execute()
      : trx
          .insertInto("reviews")
          .values({ ...row, is_demo: true })
          .execute())
  }
}
