import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { siteConfigSchema } from "#lib/contract/site.ts"

/** What is said to who wants to buy while the shop does not sell. */
export const notSellingSentence = "The shop is closed at the moment. Please come back later."

/** Whether the shop sells, by its settings; also before it is set up. */
export async function isSelling(db: Kysely<Database>): Promise<boolean> {
  const site = await db.selectFrom("domains").select("config").limit(1).executeTakeFirst()
  return siteConfigSchema.parse(site?.config ?? {}).ecommerce
}
