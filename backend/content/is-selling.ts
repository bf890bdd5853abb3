import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import { siteConfigSchema } from "#lib/contract/site.ts"

/** Error for purchases while the shop does not sell. */
export const shopClosed: ErrorDetail = { code: "shop_closed" }

/** True if the site settings enable selling. Also works before the shop has been set up. */
export async function isSelling(db: Kysely<Database>): Promise<boolean> {
  const site = await db.selectFrom("domains").select("config").limit(1).executeTakeFirst()
  return siteConfigSchema.parse(site?.config ?? {}).ecommerce
}
