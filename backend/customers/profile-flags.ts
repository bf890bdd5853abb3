import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { type SiteConfig, siteConfigSchema } from "#lib/contract/site.ts"

/**
 * Returns which profile fields the shop lets customers change; the defaults if the shop is not
 * configured.
 */
export async function getProfileFlags(db: Kysely<Database>): Promise<SiteConfig["profile"]> {
  const site = await db.selectFrom("domains").select("config").limit(1).executeTakeFirst()
  return siteConfigSchema.parse(site?.config ?? {}).profile
}
