import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { siteConfigSchema } from "#lib/contract/site.ts"

/** Error message for purchases while the shop does not sell. */
export const notSellingMessage = "The shop is closed at the moment. Please come back later."

/** True if the site settings enable selling. Also works before the shop has been set up. */
export async function isSelling(db: Kysely<Database>): Promise<boolean> {
  const site = await db.selectFrom("domains").select("config").limit(1).executeTakeFirst()
  return siteConfigSchema.parse(site?.config ?? {}).ecommerce
}
