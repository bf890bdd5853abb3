import type { Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { SeedLookup } from "./seed-ids.ts"
import type { Seed } from "./seed-types.ts"

/** Replaces the demonstration reviews of the seed's products. Customers' reviews stay. */
export async function saveSeedReviews(
  trx: Transaction<Database>,
  { products, reviews }: Seed,
  ids: SeedLookup,
): Promise<void> {
  const productIds = products.map(({ url }) => ids.product.get(url))
  await trx
    .deleteFrom("reviews")
    .where("is_demo", "=", true)
    .where("product_id", "in", [0, ...productIds])
    .execute()
  for (const { product, reply = "", ...own } of reviews) {
    const row = {
      ...own,
      product_id: ids.product.get(product),
      is_demo: true,
      status: "published" as const,
    }
    const repliedAt = reply === "" ? null : own.submitted_at
    await trx
      .insertInto("reviews")
      .values({ ...row, reply, replied_at: repliedAt })
      .execute()
  }
}
